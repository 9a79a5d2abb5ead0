extension MathWords {
  static let spanish = MathWords(
    #"""
    fraction {a} sobre {b}
    longFraction la fracción con numerador {a} y denominador {b}, fin de fracción
    binomial {a} sobre {b} binomial
    squared {a} al cuadrado
    cubed {a} al cubo
    power {a} elevado a {b}
    longPower {a} elevado a {b}, fin de exponente
    sub {a} sub {b}
    longSub {a} sub {b}, fin de subíndice
    superscript {a} superíndice {b}
    squareRoot la raíz cuadrada  cubeRoot la raíz cúbica  orderRoot la raíz de orden {a}
    rootOf {w} de {a}
    longRootOf {w} de {a}, fin de raíz
    fromTo {w} desde {a} hasta {b} de
    over {w} sobre {a} de
    of {w} de
    limit el límite cuando {a} tiende a {b} de
    logBase {w} en base {a} de
    functionOf {a} de
    absolute el valor absoluto de {a}
    longAbsolute el valor absoluto de {a}, fin de valor absoluto
    norm la norma de {a}
    longNorm la norma de {a}, fin de norma
    floor la parte entera de {a}, fin de parte entera
    ceiling el entero superior de {a}, fin de entero superior
    matrix matriz de {a} por {b}
    determinant determinante de {a} por {b}
    row fila {a}: {b}
    endMatrix fin de matriz  endDeterminant fin de determinante
    cases casos  caseRow caso {a}: {b}  endCases fin de casos
    blank vacío
    mark {a} {w}
    longMark {w} sobre {a}, fin de {w}
    hat gorro  bar barra  tilde tilde  vector vector  dot punto  doubleDot doble punto
    underline subrayado  brace llave
    overset {a} con {b} encima
    underset {a} con {b} debajo
    crossedOut {a} tachado
    capital {a} mayúscula
    bold {a} negrita  doubleStruck {a} de trazo doble  script {a} caligráfica  fraktur {a} gótica
    negative menos  suchThat tal que  not no {w}
    exclamation signo de exclamación
    negation es_=no_es_
    prime {a} prima  doublePrime {a} doble prima  triplePrime {a} triple prima
    star {a} estrella  dagger {a} daga  transpose {a} transpuesta
    = igual a  ≠ distinto de  ≔ se define como  ≡ equivalente a  ≈ aproximadamente igual a
    ∼ similar a  ≃ asintóticamente igual a  ≅ congruente con  ∝ proporcional a
    < menor que  > mayor que  ≤ menor o igual que  ≥ mayor o igual que
    ≪ mucho menor que  ≫ mucho mayor que
    + más  − menos  ± más menos  ∓ menos más  × por  ⋅ por  ∗ asterisco  ÷ dividido entre
    / entre  ∘ compuesta con
    ∈ pertenece a  ∉ no pertenece a  ∋ contiene a
    ⊂ es subconjunto de  ⊆ es subconjunto o igual a  ⊄ no es subconjunto de
    ⊈ no es subconjunto ni igual a  ⊃ es superconjunto de  ⊇ es superconjunto o igual a
    ⊊ es subconjunto propio de
    ∪ unión  ∩ intersección  ∖ menos el conjunto  ∅ el conjunto vacío
    ∀ para todo  ∃ existe  ∄ no existe  ¬ no  ∧ y lógico  ∨ o lógico
    ⇒ implica  ⇐ es implicado por  ⇔ si y solo si  → flecha derecha  ← flecha izquierda
    ↔ flecha doble  ↦ se asigna a  ∞ infinito  ∂ derivada parcial  ∇ nabla
    ∑ la suma  ∏ el producto  ∫ la integral  ∬ la integral doble  ∭ la integral triple
    ∮ la integral de contorno  ⋃ la unión  ⋂ la intersección  √ raíz
    ∴ por tanto  ∵ porque  ⊥ perpendicular a  ∥ paralelo a  ∣ divide a  ∠ ángulo
    ⊕ más en círculo  ⊗ por en círculo  … puntos suspensivos  ! factorial  % por ciento  ° grados
    : dos puntos  , coma  ; punto y coma  . punto
    ( abrir paréntesis  ) cerrar paréntesis  [ abrir corchete  ] cerrar corchete
    { abrir llave  } cerrar llave  ⟨ abrir ángulo  ⟩ cerrar ángulo
    ⌊ abrir suelo  ⌋ cerrar suelo  ⌈ abrir techo  ⌉ cerrar techo
    | barra vertical  ‖ doble barra vertical
    ′ prima  ″ doble prima  ‴ triple prima  † daga
    α alfa  β beta  γ gamma  δ delta  ε épsilon  ζ zeta  η eta  θ theta  ι iota  κ kappa
    λ lambda  μ mi  ν ni  ξ xi  ο ómicron  π pi  ρ ro  σ sigma  τ tau  υ ípsilon  φ fi
    χ ji  ψ psi  ω omega
    sin() seno  cos() coseno  tan() tangente  cot() cotangente  arcsin() arcoseno
    arccos() arcocoseno  arctan() arcotangente  sinh() seno hiperbólico  cosh() coseno hiperbólico
    tanh() tangente hiperbólica  log() logaritmo  ln() logaritmo natural  exp() exponencial
    lim() límite  max() máximo  min() mínimo  sup() supremo  inf() ínfimo  det() determinante
    dim() dimensión  ker() núcleo  gcd() máximo común divisor  lcm() mínimo común múltiplo
    mod() módulo
    'y i griega
    """#)
}
