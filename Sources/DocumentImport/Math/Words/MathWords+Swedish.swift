extension MathWords {
  static let swedish = MathWords(
    #"""
    fraction {a} genom {b}
    longFraction bråket med täljare {a} och nämnare {b}, slut bråk
    binomial {a} över {b}
    squared {a} i kvadrat
    cubed {a} i kubik
    power {a} upphöjt till {b}
    longPower {a} upphöjt till {b}, slut exponent
    sub {a} index {b}
    longSub {a} index {b}, slut index
    superscript {a} övre index {b}
    squareRoot kvadratroten  cubeRoot kubikroten  orderRoot roten av ordning {a}
    rootOf {w} ur {a}
    longRootOf {w} ur {a}, slut rot
    fromTo {w} från {a} till {b} av
    over {w} över {a} av
    of {w} av
    limit gränsvärdet då {a} går mot {b} av
    logBase {w} med bas {a} av
    functionOf {a} av
    absolute absolutbeloppet av {a}
    longAbsolute absolutbeloppet av {a}, slut absolutbelopp
    norm normen av {a}
    longNorm normen av {a}, slut norm
    floor avrundat nedåt {a}, slut avrundat
    ceiling avrundat uppåt {a}, slut avrundat
    matrix {a} gånger {b} matris
    determinant {a} gånger {b} determinant
    row rad {a}: {b}
    endMatrix slut matris  endDeterminant slut determinant
    cases fall  caseRow fall {a}: {b}  endCases slut fall
    blank tom
    mark {a} {w}
    longMark {w} över {a}, slut {w}
    hat hatt  bar streck  tilde tilde  vector vektor  dot prick  doubleDot två prickar
    underline understruket  brace klammer
    overset {a} med {b} ovanför
    underset {a} med {b} under
    crossedOut {a} överstruket
    capital stora {a}
    bold feta {a}  doubleStruck {a} med dubbelstreck  script {a} i skrivstil
    fraktur {a} i fraktur
    set-N de naturliga talen  set-Z heltalen  set-Q de rationella talen  set-R de reella talen
    set-C de komplexa talen
    negative minus  suchThat sådant att  not inte {w}
    exclamation utropstecken
    negation är_=är_inte_  ∤ delar inte  ⇏ medför inte  ∌ innehåller inte
    prime {a} prim  doublePrime {a} bis  triplePrime {a} ter
    star {a} stjärna  dagger {a} kors  transpose {a} transponat
    = lika med  ≠ inte lika med  ≔ definieras som  ≡ ekvivalent med  ≈ ungefär lika med
    ∼ likformig med  ≃ asymptotiskt lika med  ≅ kongruent med  ∝ proportionell mot
    < mindre än  > större än  ≤ mindre än eller lika med  ≥ större än eller lika med
    ≪ mycket mindre än  ≫ mycket större än
    + plus  − minus  ± plus minus  ∓ minus plus  × gånger  ⋅ gånger  ∗ stjärna  ÷ delat med
    / delat med  ∘ sammansatt med
    ∈ tillhör  ∉ tillhör inte  ∋ innehåller
    ⊂ är en delmängd av  ⊆ är en delmängd av eller lika med  ⊄ är inte en delmängd av
    ⊈ är varken en delmängd av eller lika med  ⊃ är en övermängd till
    ⊇ är en övermängd till eller lika med  ⊊ är en äkta delmängd av
    ∪ union  ∩ snitt  ∖ utom  ∅ tomma mängden
    ∀ för alla  ∃ det finns  ∄ det finns inte  ¬ inte  ∧ och  ∨ eller
    ⇒ medför  ⇐ följer av  ⇔ om och endast om  → högerpil  ← vänsterpil
    ↔ dubbelpil  ↦ avbildas på  ∞ oändligheten  ∂ partiell  ∇ nabla
    ∑ summan  ∏ produkten  ∫ integralen  ∬ dubbelintegralen  ∭ trippelintegralen
    ∮ kurvintegralen  ⋃ unionen  ⋂ snittet  √ rot
    ∴ alltså  ∵ eftersom  ⊥ vinkelrät mot  ∥ parallell med  ∣ delar  ∠ vinkel
    ⊕ inringat plus  ⊗ inringat gånger  … och så vidare  ! fakultet  % procent  ° grader
    : kolon  , komma  ; semikolon  . punkt
    ( vänster parentes  ) höger parentes  [ vänster hakparentes  ] höger hakparentes
    { vänster klammerparentes  } höger klammerparentes
    ⟨ vänster vinkelparentes  ⟩ höger vinkelparentes
    ⌊ vänster golv  ⌋ höger golv  ⌈ vänster tak  ⌉ höger tak
    | lodstreck  ‖ dubbelt lodstreck
    ′ prim  ″ bis  ‴ ter  † kors
    α alfa  β beta  γ gamma  δ delta  ε epsilon  ζ zeta  η eta  θ theta  ι iota  κ kappa
    λ lambda  μ my  ν ny  ξ xi  ο omikron  π pi  ρ rho  σ sigma  τ tau  υ ypsilon  φ fi
    χ chi  ψ psi  ω omega
    sin() sinus  cos() cosinus  tan() tangens  cot() cotangens  arcsin() arcus sinus
    arccos() arcus cosinus  arctan() arcus tangens  sinh() sinus hyperbolicus
    cosh() cosinus hyperbolicus  tanh() tangens hyperbolicus  log() logaritmen
    ln() naturliga logaritmen  exp() exponentialfunktionen  lim() gränsvärdet  max() maximum
    min() minimum  sup() supremum  inf() infimum  det() determinanten  dim() dimensionen
    ker() kärnan  gcd() största gemensamma delare  lcm() minsta gemensamma multipel  mod() modulo
    """#)
}
