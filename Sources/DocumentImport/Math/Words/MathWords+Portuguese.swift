extension MathWords {
  static let portuguese = MathWords(
    #"""
    fraction {a} sobre {b}
    longFraction a fração com numerador {a} e denominador {b}, fim da fração
    binomial {a} sobre {b} binomial
    squared {a} ao quadrado
    cubed {a} ao cubo
    power {a} elevado a {b}
    longPower {a} elevado a {b}, fim do expoente
    sub {a} índice {b}
    longSub {a} índice {b}, fim do índice
    superscript {a} sobrescrito {b}
    squareRoot a raiz quadrada  cubeRoot a raiz cúbica  orderRoot a raiz de ordem {a}
    rootOf {w} de {a}
    longRootOf {w} de {a}, fim da raiz
    fromTo {w} de {a} até {b} de
    over {w} sobre {a} de
    of {w} de
    limit o limite quando {a} tende a {b} de
    logBase {w} na base {a} de
    functionOf {a} de
    absolute o valor absoluto de {a}
    longAbsolute o valor absoluto de {a}, fim do valor absoluto
    norm a norma de {a}
    longNorm a norma de {a}, fim da norma
    floor o piso de {a}, fim do piso
    ceiling o teto de {a}, fim do teto
    matrix matriz {a} por {b}
    determinant determinante {a} por {b}
    row linha {a}: {b}
    endMatrix fim da matriz  endDeterminant fim do determinante
    cases casos  caseRow caso {a}: {b}  endCases fim dos casos
    blank vazio
    mark {a} {w}
    longMark {w} sobre {a}, fim de {w}
    hat chapéu  bar barra  tilde til  vector vetor  dot ponto  doubleDot dois pontos
    underline sublinhado  brace chave
    overset {a} com {b} em cima
    underset {a} com {b} em baixo
    crossedOut {a} riscado
    capital {a} maiúsculo
    bold {a} negrito  doubleStruck {a} de traço duplo  script {a} cursivo  fraktur {a} gótico
    negative menos  suchThat tal que  not não {w}
    exclamation ponto de exclamação
    negation é_=não_é_
    prime {a} linha  doublePrime {a} duas linhas  triplePrime {a} três linhas
    star {a} estrela  dagger {a} adaga  transpose {a} transposta
    = igual a  ≠ diferente de  ≔ definido como  ≡ equivalente a  ≈ aproximadamente igual a
    ∼ semelhante a  ≃ assintoticamente igual a  ≅ congruente a  ∝ proporcional a
    < menor que  > maior que  ≤ menor ou igual a  ≥ maior ou igual a
    ≪ muito menor que  ≫ muito maior que
    + mais  − menos  ± mais ou menos  ∓ menos ou mais  × vezes  ⋅ vezes  ∗ asterisco
    ÷ dividido por  / dividido por  ∘ composta com
    ∈ pertence a  ∉ não pertence a  ∋ contém
    ⊂ é subconjunto de  ⊆ é subconjunto ou igual a  ⊄ não é subconjunto de
    ⊈ não é subconjunto nem igual a  ⊃ contém o subconjunto  ⊇ contém ou é igual a
    ⊊ é subconjunto próprio de
    ∪ união  ∩ interseção  ∖ menos o conjunto  ∅ o conjunto vazio
    ∀ para todo  ∃ existe  ∄ não existe  ¬ não  ∧ e lógico  ∨ ou
    ⇒ implica  ⇐ é implicado por  ⇔ se e somente se  → seta para a direita
    ← seta para a esquerda  ↔ seta dupla  ↦ é levado em  ∞ infinito  ∂ derivada parcial  ∇ nabla
    ∑ a soma  ∏ o produto  ∫ a integral  ∬ a integral dupla  ∭ a integral tripla
    ∮ a integral de contorno  ⋃ a união  ⋂ a interseção  √ raiz
    ∴ portanto  ∵ porque  ⊥ perpendicular a  ∥ paralelo a  ∣ divide  ∠ ângulo
    ⊕ mais em círculo  ⊗ vezes em círculo  … reticências  ! fatorial  % por cento  ° graus
    : dois pontos  , vírgula  ; ponto e vírgula  . ponto
    ( abre parêntese  ) fecha parêntese  [ abre colchete  ] fecha colchete
    { abre chave  } fecha chave  ⟨ abre ângulo  ⟩ fecha ângulo
    ⌊ abre piso  ⌋ fecha piso  ⌈ abre teto  ⌉ fecha teto
    | barra vertical  ‖ barra vertical dupla
    ′ linha  ″ duas linhas  ‴ três linhas  † adaga
    α alfa  β beta  γ gama  δ delta  ε épsilon  ζ zeta  η eta  θ teta  ι iota  κ kapa
    λ lambda  μ mi  ν ni  ξ csi  ο ómicron  π pi  ρ rô  σ sigma  τ tau  υ úpsilon  φ fi
    χ qui  ψ psi  ω ômega
    sin() seno  cos() cosseno  tan() tangente  cot() cotangente  arcsin() arco seno
    arccos() arco cosseno  arctan() arco tangente  sinh() seno hiperbólico
    cosh() cosseno hiperbólico  tanh() tangente hiperbólica  log() logaritmo
    ln() logaritmo natural  exp() exponencial  lim() limite  max() máximo  min() mínimo
    sup() supremo  inf() ínfimo  det() determinante  dim() dimensão  ker() núcleo
    gcd() máximo divisor comum  lcm() mínimo múltiplo comum  mod() módulo
    'a á  'e é  'o ó
    """#)
}
