extension MathWords {
  static let italian = MathWords(
    #"""
    fraction {a} fratto {b}
    longFraction la frazione con numeratore {a} e denominatore {b}, fine frazione
    binomial {a} su {b} binomiale
    squared {a} al quadrato
    cubed {a} al cubo
    power {a} alla {b}
    longPower {a} elevato a {b}, fine esponente
    sub {a} con {b}
    longSub {a} con indice {b}, fine indice
    superscript {a} apice {b}
    squareRoot la radice quadrata  cubeRoot la radice cubica  orderRoot la radice di ordine {a}
    rootOf {w} di {a}
    longRootOf {w} di {a}, fine radice
    fromTo {w} da {a} a {b} di
    over {w} su {a} di
    of {w} di
    limit il limite per {a} che tende a {b} di
    logBase {w} in base {a} di
    functionOf {a} di
    absolute il valore assoluto di {a}
    longAbsolute il valore assoluto di {a}, fine valore assoluto
    norm la norma di {a}
    longNorm la norma di {a}, fine norma
    floor la parte intera di {a}, fine parte intera
    ceiling la parte intera superiore di {a}, fine parte intera
    matrix matrice {a} per {b}
    determinant determinante {a} per {b}
    row riga {a}: {b}
    endMatrix fine matrice  endDeterminant fine determinante
    cases casi  caseRow caso {a}: {b}  endCases fine casi
    blank vuoto
    mark {a} {w}
    longMark {w} sopra {a}, fine {w}
    hat cappello  bar barra  tilde tilde  vector vettore  dot punto  doubleDot doppio punto
    underline sottolineato  brace graffa
    overset {a} con {b} sopra
    underset {a} con {b} sotto
    crossedOut {a} barrato
    capital {a} maiuscola
    bold {a} in grassetto  doubleStruck {a} a doppio tratto  script {a} in corsivo
    fraktur {a} in gotico
    negative meno  suchThat tale che  not non {w}
    exclamation punto esclamativo
    negation è_=non_è_
    prime {a} primo  doublePrime {a} secondo  triplePrime {a} terzo
    star {a} asterisco  dagger {a} croce  transpose {a} trasposta
    = uguale a  ≠ diverso da  ≔ è definito come  ≡ equivalente a  ≈ circa uguale a
    ∼ simile a  ≃ asintoticamente uguale a  ≅ congruente a  ∝ proporzionale a
    < minore di  > maggiore di  ≤ minore o uguale a  ≥ maggiore o uguale a
    ≪ molto minore di  ≫ molto maggiore di
    + più  − meno  ± più o meno  ∓ meno o più  × per  ⋅ per  ∗ asterisco  ÷ diviso
    / diviso  ∘ composto con
    ∈ appartiene a  ∉ non appartiene a  ∋ contiene
    ⊂ è sottoinsieme di  ⊆ è sottoinsieme o uguale a  ⊄ non è sottoinsieme di
    ⊈ non è sottoinsieme né uguale a  ⊃ include  ⊇ include o è uguale a
    ⊊ è sottoinsieme proprio di
    ∪ unito a  ∩ intersecato con  ∖ meno l’insieme  ∅ l’insieme vuoto
    ∀ per ogni  ∃ esiste  ∄ non esiste  ¬ non  ∧ e logico  ∨ o logico
    ⇒ implica  ⇐ è implicato da  ⇔ se e solo se  → freccia a destra  ← freccia a sinistra
    ↔ doppia freccia  ↦ va in  ∞ infinito  ∂ derivata parziale  ∇ nabla
    ∑ la somma  ∏ il prodotto  ∫ l’integrale  ∬ l’integrale doppio  ∭ l’integrale triplo
    ∮ l’integrale di contorno  ⋃ l’unione  ⋂ l’intersezione  √ radice
    ∴ quindi  ∵ perché  ⊥ perpendicolare a  ∥ parallelo a  ∣ divide  ∠ angolo
    ⊕ più cerchiato  ⊗ per cerchiato  … e così via  ! fattoriale  % per cento  ° gradi
    : due punti  , virgola  ; punto e virgola  . punto
    ( aperta tonda  ) chiusa tonda  [ aperta quadra  ] chiusa quadra
    { aperta graffa  } chiusa graffa  ⟨ aperta angolare  ⟩ chiusa angolare
    ⌊ aperta parte intera  ⌋ chiusa parte intera
    ⌈ aperta parte intera superiore  ⌉ chiusa parte intera superiore
    | barra verticale  ‖ doppia barra verticale
    ′ primo  ″ secondo  ‴ terzo  † croce
    α alfa  β beta  γ gamma  δ delta  ε epsilon  ζ zeta  η eta  θ theta  ι iota  κ kappa
    λ lambda  μ mi  ν ni  ξ xi  ο omicron  π pi  ρ rho  σ sigma  τ tau  υ ipsilon  φ fi
    χ chi  ψ psi  ω omega
    sin() seno  cos() coseno  tan() tangente  cot() cotangente  arcsin() arcoseno
    arccos() arcocoseno  arctan() arcotangente  sinh() seno iperbolico  cosh() coseno iperbolico
    tanh() tangente iperbolica  log() logaritmo  ln() logaritmo naturale  exp() esponenziale
    lim() limite  max() massimo  min() minimo  sup() estremo superiore  inf() estremo inferiore
    det() determinante  dim() dimensione  ker() nucleo  gcd() massimo comun divisore
    lcm() minimo comune multiplo  mod() modulo
    """#)
}
