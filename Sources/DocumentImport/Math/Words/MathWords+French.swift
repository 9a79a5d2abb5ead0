extension MathWords {
  static let french = MathWords(
    #"""
    fraction {a} sur {b}
    longFraction la fraction de numérateur {a} et de dénominateur {b}, fin de fraction
    binomial {b} parmi {a}
    squared {a} au carré
    cubed {a} au cube
    power {a} puissance {b}
    longPower {a} puissance {b}, fin de puissance
    sub {a} indice {b}
    longSub {a} indice {b}, fin d’indice
    superscript {a} exposant {b}
    squareRoot la racine carrée  cubeRoot la racine cubique  orderRoot la racine d’ordre {a}
    rootOf {w} de {a}
    longRootOf {w} de {a}, fin de racine
    fromTo {w} de {a} à {b} de
    over {w} sur {a} de
    of {w} de
    limit la limite quand {a} tend vers {b} de
    logBase {w} de base {a} de
    functionOf {a} de
    absolute la valeur absolue de {a}
    longAbsolute la valeur absolue de {a}, fin de valeur absolue
    norm la norme de {a}
    longNorm la norme de {a}, fin de norme
    floor la partie entière de {a}, fin de partie entière
    ceiling la partie entière par excès de {a}, fin de partie entière
    matrix matrice {a} par {b}
    determinant déterminant {a} par {b}
    row ligne {a} : {b}
    endMatrix fin de matrice  endDeterminant fin de déterminant
    cases cas  caseRow cas {a} : {b}  endCases fin des cas
    blank vide
    mark {a} {w}
    longMark {w} sur {a}, fin de {w}
    hat chapeau  bar barre  tilde tilde  vector vecteur  dot point  doubleDot deux points
    underline souligné  brace accolade
    overset {a} avec {b} au-dessus
    underset {a} avec {b} au-dessous
    crossedOut {a} barré
    capital {a} majuscule
    bold {a} gras  doubleStruck {a} ajouré  script {a} cursif  fraktur {a} gothique
    negative moins  suchThat tel que  not non {w}
    exclamation point d’exclamation
    negation est_=n’est_pas_  ∤ ne divise pas  ⇏ n’implique pas  ∌ ne contient pas
    prime {a} prime  doublePrime {a} seconde  triplePrime {a} tierce
    star {a} étoile  dagger {a} croix  transpose {a} transposé
    = égale  ≠ différent de  ≔ est défini par  ≡ congru à  ≈ à peu près égal à
    ∼ équivalent à  ≃ asymptotiquement égal à  ≅ isomorphe à  ∝ proportionnel à
    < inférieur à  > supérieur à  ≤ inférieur ou égal à  ≥ supérieur ou égal à
    ≪ très inférieur à  ≫ très supérieur à
    + plus  − moins  ± plus ou moins  ∓ moins ou plus  × fois  ⋅ point  ∗ étoile  ÷ divisé par
    / sur  ∘ rond
    ∈ appartient à  ∉ n’appartient pas à  ∋ contient
    ⊂ est inclus dans  ⊆ est inclus ou égal à  ⊄ n’est pas inclus dans
    ⊈ n’est ni inclus ni égal à  ⊃ contient  ⊇ contient ou est égal à
    ⊊ est strictement inclus dans
    ∪ union  ∩ inter  ∖ privé de  ∅ l’ensemble vide
    ∀ pour tout  ∃ il existe  ∄ il n’existe pas  ¬ non  ∧ et  ∨ ou
    ⇒ implique  ⇐ est impliqué par  ⇔ équivaut à  → flèche droite  ← flèche gauche
    ↔ double flèche  ↦ a pour image  ∞ l’infini  ∂ d rond  ∇ nabla
    ∑ la somme  ∏ le produit  ∫ l’intégrale  ∬ l’intégrale double  ∭ l’intégrale triple
    ∮ l’intégrale curviligne  ⋃ la réunion  ⋂ l’intersection  √ racine
    ∴ donc  ∵ parce que  ⊥ perpendiculaire à  ∥ parallèle à  ∣ divise  ∠ angle
    ⊕ plus cerclé  ⊗ fois cerclé  … et ainsi de suite  ! factorielle  % pour cent  ° degrés
    : deux-points  , virgule  ; point-virgule  . point
    ( parenthèse ouvrante  ) parenthèse fermante  [ crochet ouvrant  ] crochet fermant
    { accolade ouvrante  } accolade fermante  ⟨ chevron ouvrant  ⟩ chevron fermant
    ⌊ plancher ouvrant  ⌋ plancher fermant  ⌈ plafond ouvrant  ⌉ plafond fermant
    | barre verticale  ‖ double barre verticale
    ′ prime  ″ seconde  ‴ tierce  † croix
    α alpha  β bêta  γ gamma  δ delta  ε epsilon  ζ zêta  η êta  θ thêta  ι iota  κ kappa
    λ lambda  μ mu  ν nu  ξ xi  ο omicron  π pi  ρ rhô  σ sigma  τ tau  υ upsilon  φ phi
    χ khi  ψ psi  ω oméga
    sin() sinus  cos() cosinus  tan() tangente  cot() cotangente  arcsin() arc sinus
    arccos() arc cosinus  arctan() arc tangente  sinh() sinus hyperbolique
    cosh() cosinus hyperbolique  tanh() tangente hyperbolique  log() logarithme
    ln() logarithme népérien  exp() exponentielle  lim() limite  max() maximum  min() minimum
    sup() borne supérieure  inf() borne inférieure  det() déterminant  dim() dimension  ker() noyau
    gcd() plus grand commun diviseur  lcm() plus petit commun multiple  mod() modulo
    'y i grec
    """#)
}
