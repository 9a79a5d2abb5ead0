extension MathWords {
  static let german = MathWords(
    #"""
    fraction {a} durch {b}
    longFraction der Bruch mit Zähler {a} und Nenner {b}, Ende Bruch
    binomial {a} über {b}
    squared {a} Quadrat
    cubed {a} hoch 3
    power {a} hoch {b}
    longPower {a} hoch {b}, Ende Exponent
    sub {a} Index {b}
    longSub {a} Index {b}, Ende Index
    superscript {a} oben {b}
    squareRoot Quadratwurzel  cubeRoot Kubikwurzel  orderRoot Wurzel der Ordnung {a}
    rootOf {w} aus {a}
    longRootOf {w} aus {a}, Ende Wurzel
    fromTo {w} von {a} bis {b} von
    over {w} über {a} von
    of {w} von
    limit der Grenzwert für {a} gegen {b} von
    logBase {w} zur Basis {a} von
    functionOf {a} von
    absolute der Betrag von {a}
    longAbsolute der Betrag von {a}, Ende Betrag
    norm die Norm von {a}
    longNorm die Norm von {a}, Ende Norm
    floor abgerundet {a}, Ende abgerundet
    ceiling aufgerundet {a}, Ende aufgerundet
    matrix {a} mal {b} Matrix
    determinant {a} mal {b} Determinante
    row Zeile {a}: {b}
    endMatrix Ende Matrix  endDeterminant Ende Determinante
    cases Fallunterscheidung  caseRow Fall {a}: {b}  endCases Ende Fallunterscheidung
    blank leer
    mark {a} {w}
    longMark {w} über {a}, Ende {w}
    hat Dach  bar quer  tilde Tilde  vector Vektor  dot Punkt  doubleDot zwei Punkte
    underline unterstrichen  brace Klammer
    overset {a} mit {b} darüber
    underset {a} mit {b} darunter
    crossedOut {a} durchgestrichen
    capital groß {a}
    bold fett {a}  doubleStruck {a} mit Doppelstrich  script {a} in Schreibschrift
    fraktur {a} in Fraktur
    negative minus  suchThat mit der Eigenschaft  not nicht {w}
    exclamation Ausrufezeichen
    ∤ teilt nicht  ⇏ folgt nicht  ∌ enthält nicht
    prime {a} Strich  doublePrime {a} zwei Strich  triplePrime {a} drei Strich
    star {a} Stern  dagger {a} Dolch  transpose {a} transponiert
    = gleich  ≠ ungleich  ≔ ist definiert als  ≡ kongruent zu  ≈ ungefähr gleich
    ∼ ähnlich zu  ≃ asymptotisch gleich  ≅ isomorph zu  ∝ proportional zu
    < kleiner als  > größer als  ≤ kleiner oder gleich  ≥ größer oder gleich
    ≪ viel kleiner als  ≫ viel größer als
    + plus  − minus  ± plus oder minus  ∓ minus oder plus  × mal  ⋅ mal  ∗ Stern  ÷ geteilt durch
    / durch  ∘ verkettet mit
    ∈ Element von  ∉ nicht Element von  ∋ enthält
    ⊂ Teilmenge von  ⊆ Teilmenge oder gleich  ⊄ keine Teilmenge von  ⊈ weder Teilmenge noch gleich
    ⊃ Obermenge von  ⊇ Obermenge oder gleich  ⊊ echte Teilmenge von
    ∪ vereinigt mit  ∩ geschnitten mit  ∖ ohne  ∅ leere Menge
    ∀ für alle  ∃ es existiert  ∄ es existiert kein  ¬ nicht  ∧ und  ∨ oder
    ⇒ folgt  ⇐ folgt aus  ⇔ genau dann wenn  → Pfeil nach rechts  ← Pfeil nach links
    ↔ Doppelpfeil  ↦ wird abgebildet auf  ∞ unendlich  ∂ partiell  ∇ Nabla
    ∑ die Summe  ∏ das Produkt  ∫ das Integral  ∬ das Doppelintegral  ∭ das Dreifachintegral
    ∮ das Ringintegral  ⋃ die Vereinigung  ⋂ der Durchschnitt  √ Wurzel
    ∴ folglich  ∵ weil  ⊥ senkrecht zu  ∥ parallel zu  ∣ teilt  ∠ Winkel
    ⊕ Plus im Kreis  ⊗ Mal im Kreis  … und so weiter  ! Fakultät  % Prozent  ° Grad
    : Doppelpunkt  , Komma  ; Semikolon  . Punkt
    ( Klammer auf  ) Klammer zu  [ eckige Klammer auf  ] eckige Klammer zu
    { geschweifte Klammer auf  } geschweifte Klammer zu
    ⟨ spitze Klammer auf  ⟩ spitze Klammer zu
    ⌊ untere Klammer auf  ⌋ untere Klammer zu  ⌈ obere Klammer auf  ⌉ obere Klammer zu
    | senkrechter Strich  ‖ doppelter senkrechter Strich
    ′ Strich  ″ zwei Strich  ‴ drei Strich  † Dolch
    α Alpha  β Beta  γ Gamma  δ Delta  ε Epsilon  ζ Zeta  η Eta  θ Theta  ι Iota  κ Kappa
    λ Lambda  μ My  ν Ny  ξ Xi  ο Omikron  π Pi  ρ Rho  σ Sigma  τ Tau  υ Ypsilon  φ Phi
    χ Chi  ψ Psi  ω Omega
    sin() Sinus  cos() Kosinus  tan() Tangens  cot() Kotangens  arcsin() Arkussinus
    arccos() Arkuskosinus  arctan() Arkustangens  sinh() Sinus hyperbolicus
    cosh() Kosinus hyperbolicus  tanh() Tangens hyperbolicus  log() Logarithmus
    ln() natürlicher Logarithmus  exp() Exponentialfunktion  lim() Grenzwert  max() Maximum
    min() Minimum  sup() Supremum  inf() Infimum  det() Determinante  dim() Dimension  ker() Kern
    gcd() größter gemeinsamer Teiler  lcm() kleinstes gemeinsames Vielfaches  mod() modulo
    """#)
}
