extension MathWords {
  static let dutch = MathWords(
    #"""
    fraction {a} gedeeld door {b}
    longFraction de breuk met teller {a} en noemer {b}, einde breuk
    binomial {a} boven {b}
    squared {a} kwadraat
    cubed {a} tot de derde
    power {a} tot de macht {b}
    longPower {a} tot de macht {b}, einde exponent
    sub {a} index {b}
    longSub {a} index {b}, einde index
    superscript {a} superscript {b}
    squareRoot de vierkantswortel  cubeRoot de derdemachtswortel  orderRoot de wortel van orde {a}
    rootOf {w} van {a}
    longRootOf {w} van {a}, einde wortel
    fromTo {w} van {a} tot {b} van
    over {w} over {a} van
    of {w} van
    limit de limiet voor {a} naar {b} van
    logBase {w} met grondtal {a} van
    functionOf {a} van
    absolute de absolute waarde van {a}
    longAbsolute de absolute waarde van {a}, einde absolute waarde
    norm de norm van {a}
    longNorm de norm van {a}, einde norm
    floor naar beneden afgerond {a}, einde afgerond
    ceiling naar boven afgerond {a}, einde afgerond
    matrix {a} bij {b} matrix
    determinant {a} bij {b} determinant
    row rij {a}: {b}
    endMatrix einde matrix  endDeterminant einde determinant
    cases gevallen  caseRow geval {a}: {b}  endCases einde gevallen
    blank leeg
    mark {a} {w}
    longMark {w} boven {a}, einde {w}
    hat dakje  bar streep  tilde tilde  vector vector  dot punt  doubleDot twee punten
    underline onderstreept  brace accolade
    overset {a} met {b} erboven
    underset {a} met {b} eronder
    crossedOut {a} doorgestreept
    capital hoofdletter {a}
    bold vette {a}  doubleStruck {a} met dubbele streep  script {a} in schrijfletter
    fraktur {a} in fractuur
    set-N de natuurlijke getallen  set-Z de gehele getallen  set-Q de rationale getallen
    set-R de reële getallen  set-C de complexe getallen
    negative min  suchThat zodanig dat  not niet {w}
    exclamation uitroepteken
    negation is_=is_niet_;staat_=staat_niet_  ∤ is geen deler van  ⇏ impliceert niet
    prime {a} accent  doublePrime {a} dubbel accent  triplePrime {a} drievoudig accent
    star {a} ster  dagger {a} kruis  transpose {a} getransponeerd
    = is gelijk aan  ≠ is niet gelijk aan  ≔ is gedefinieerd als  ≡ is equivalent met
    ≈ is ongeveer gelijk aan  ∼ is gelijkvormig met  ≃ is asymptotisch gelijk aan
    ≅ is congruent met  ∝ is evenredig met
    < is kleiner dan  > is groter dan  ≤ is kleiner dan of gelijk aan
    ≥ is groter dan of gelijk aan  ≪ is veel kleiner dan  ≫ is veel groter dan
    + plus  − min  ± plus of min  ∓ min of plus  × maal  ⋅ maal  ∗ ster  ÷ gedeeld door
    / gedeeld door  ∘ samengesteld met
    ∈ is element van  ∉ is geen element van  ∋ bevat
    ⊂ is een deelverzameling van  ⊆ is een deelverzameling van of gelijk aan
    ⊄ is geen deelverzameling van  ⊈ is geen deelverzameling van en niet gelijk aan  ⊃ omvat
    ⊇ omvat of is gelijk aan  ⊊ is een echte deelverzameling van
    ∪ vereniging  ∩ doorsnede  ∖ zonder  ∅ de lege verzameling
    ∀ voor alle  ∃ er bestaat  ∄ er bestaat geen  ¬ niet  ∧ en  ∨ of
    ⇒ impliceert  ⇐ volgt uit  ⇔ dan en slechts dan als  → pijl naar rechts  ← pijl naar links
    ↔ dubbele pijl  ↦ wordt afgebeeld op  ∞ oneindig  ∂ partieel  ∇ nabla
    ∑ de som  ∏ het product  ∫ de integraal  ∬ de dubbele integraal  ∭ de drievoudige integraal
    ∮ de kringintegraal  ⋃ de vereniging  ⋂ de doorsnede  √ wortel
    ∴ dus  ∵ omdat  ⊥ staat loodrecht op  ∥ is evenwijdig met  ∣ is een deler van  ∠ hoek
    ⊕ plus in cirkel  ⊗ maal in cirkel  … enzovoort  ! faculteit  % procent  ° graden
    : dubbele punt  , komma  ; puntkomma  . punt
    ( haakje openen  ) haakje sluiten  [ vierkant haakje openen  ] vierkant haakje sluiten
    { accolade openen  } accolade sluiten  ⟨ punthaak openen  ⟩ punthaak sluiten
    ⌊ vloerhaak openen  ⌋ vloerhaak sluiten  ⌈ plafondhaak openen  ⌉ plafondhaak sluiten
    | verticale streep  ‖ dubbele verticale streep
    ′ accent  ″ dubbel accent  ‴ drievoudig accent  † kruis
    α alfa  β bèta  γ gamma  δ delta  ε epsilon  ζ zèta  η èta  θ thèta  ι jota  κ kappa
    λ lambda  μ mu  ν nu  ξ xi  ο omikron  π pi  ρ rho  σ sigma  τ tau  υ ypsilon  φ phi
    χ chi  ψ psi  ω omega
    sin() sinus  cos() cosinus  tan() tangens  cot() cotangens  arcsin() boogsinus
    arccos() boogcosinus  arctan() boogtangens  sinh() sinus hyperbolicus
    cosh() cosinus hyperbolicus  tanh() tangens hyperbolicus  log() logaritme
    ln() natuurlijke logaritme  exp() exponentiële functie  lim() limiet  max() maximum
    min() minimum  sup() supremum  inf() infimum  det() determinant  dim() dimensie  ker() kern
    gcd() grootste gemene deler  lcm() kleinste gemene veelvoud  mod() modulo
    """#)
}
