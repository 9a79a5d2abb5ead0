extension MathWords {
  static let polish = MathWords(
    #"""
    fraction {a} przez {b}
    longFraction ułamek: licznik {a}, mianownik {b}, koniec ułamka
    binomial {a} po {b}
    squared {a} do kwadratu
    cubed {a} do sześcianu
    power {a} do potęgi {b}
    longPower {a} do potęgi {b}, koniec wykładnika
    sub {a} indeks {b}
    longSub {a} indeks {b}, koniec indeksu
    superscript {a} indeks górny {b}
    squareRoot pierwiastek kwadratowy  cubeRoot pierwiastek sześcienny
    orderRoot pierwiastek stopnia {a}
    rootOf {w} z {a}
    longRootOf {w} z {a}, koniec pierwiastka
    fromTo {w} od {a} do {b},
    over {w} po {a},
    of {w}
    limit granica przy {a} dążącym do {b},
    logBase {w} przy podstawie {a},
    functionOf {a} od
    absolute wartość bezwzględna {a}
    longAbsolute wartość bezwzględna {a}, koniec wartości bezwzględnej
    norm norma {a}
    longNorm norma {a}, koniec normy
    floor część całkowita {a}, koniec części całkowitej
    ceiling sufit {a}, koniec sufitu
    matrix macierz {a} na {b}
    determinant wyznacznik {a} na {b}
    row wiersz {a}: {b}
    endMatrix koniec macierzy  endDeterminant koniec wyznacznika
    cases przypadki  caseRow przypadek {a}: {b}  endCases koniec przypadków
    blank puste
    mark {a} {w}
    longMark {w} nad {a}, koniec
    hat z daszkiem  bar z kreską  tilde z tyldą  vector wektor  dot z kropką
    doubleDot z dwiema kropkami  underline podkreślone  brace klamra
    overset {a}, u góry {b}
    underset {a}, u dołu {b}
    crossedOut {a} przekreślone
    capital {a} z dużej litery
    bold {a} pogrubioną czcionką  doubleStruck {a} z podwójną kreską  script {a} czcionką kaligraficzną
    fraktur {a} gotykiem
    negative minus  suchThat takie że  not nie {w}
    exclamation wykrzyknik
    prime {a} prim  doublePrime {a} bis  triplePrime {a} ter
    star {a} gwiazdka  dagger {a} krzyżyk  transpose {a} transponowane
    = równa się  ≠ nie równa się  ≔ jest zdefiniowane jako  ≡ jest równoważne
    ≈ w przybliżeniu równa się  ∼ jest podobne do  ≃ jest asymptotycznie równe
    ≅ przystaje do  ∝ jest proporcjonalne do
    < jest mniejsze od  > jest większe od  ≤ jest mniejsze lub równe  ≥ jest większe lub równe
    ≪ jest dużo mniejsze od  ≫ jest dużo większe od
    + plus  − minus  ± plus minus  ∓ minus plus  × razy  ⋅ razy  ∗ gwiazdka
    ÷ podzielić przez  / przez  ∘ złożone z
    ∈ należy do  ∉ nie należy do  ∋ zawiera element
    ⊂ jest podzbiorem  ⊆ jest podzbiorem lub równe  ⊄ nie jest podzbiorem
    ⊈ nie jest podzbiorem ani równe  ⊃ jest nadzbiorem  ⊇ jest nadzbiorem lub równe
    ⊊ jest podzbiorem właściwym
    ∪ suma zbiorów  ∩ część wspólna  ∖ minus zbiór  ∅ zbiór pusty
    ∀ dla każdego  ∃ istnieje  ∄ nie istnieje  ¬ nieprawda że  ∧ i  ∨ lub
    ⇒ implikuje  ⇐ wynika z  ⇔ wtedy i tylko wtedy gdy  → strzałka w prawo
    ← strzałka w lewo  ↔ strzałka w obie strony  ↦ przechodzi na  ∞ nieskończoność
    ∂ pochodna cząstkowa  ∇ nabla
    ∑ suma  ∏ iloczyn  ∫ całka  ∬ całka podwójna  ∭ całka potrójna
    ∮ całka krzywoliniowa  ⋃ suma zbiorów  ⋂ część wspólna  √ pierwiastek
    ∴ zatem  ∵ ponieważ  ⊥ jest prostopadłe do  ∥ jest równoległe do  ∣ dzieli  ∠ kąt
    ⊕ plus w kółku  ⊗ razy w kółku  … i tak dalej  ! silnia  % procent  ° stopni
    : dwukropek  , przecinek  ; średnik  . kropka
    ( otwórz nawias  ) zamknij nawias  [ otwórz nawias kwadratowy  ] zamknij nawias kwadratowy
    { otwórz klamrę  } zamknij klamrę  ⟨ otwórz nawias ostrokątny  ⟩ zamknij nawias ostrokątny
    ⌊ otwórz podłogę  ⌋ zamknij podłogę  ⌈ otwórz sufit  ⌉ zamknij sufit
    | pionowa kreska  ‖ podwójna pionowa kreska
    ′ prim  ″ bis  ‴ ter  † krzyżyk
    α alfa  β beta  γ gamma  δ delta  ε epsilon  ζ dzeta  η eta  θ teta  ι jota  κ kappa
    λ lambda  μ mi  ν ni  ξ ksi  ο omikron  π pi  ρ ro  σ sigma  τ tau  υ ipsylon  φ fi
    χ chi  ψ psi  ω omega
    sin() sinus  cos() kosinus  tan() tangens  cot() kotangens  arcsin() arkus sinus
    arccos() arkus kosinus  arctan() arkus tangens  sinh() sinus hiperboliczny
    cosh() kosinus hiperboliczny  tanh() tangens hiperboliczny  log() logarytm
    ln() logarytm naturalny  exp() funkcja wykładnicza  lim() granica  max() maksimum
    min() minimum  sup() supremum  inf() infimum  det() wyznacznik  dim() wymiar  ker() jądro
    gcd() największy wspólny dzielnik  lcm() najmniejsza wspólna wielokrotność  mod() modulo
    'z zet  'w wu
    """#)
}
