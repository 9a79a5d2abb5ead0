extension MathWords {
  static let english = MathWords(
    #"""
    fraction {a} over {b}
    longFraction the fraction with numerator {a} and denominator {b}, end fraction
    binomial {a} choose {b}
    squared {a} squared
    cubed {a} cubed
    power {a} to the {b}
    longPower {a} to the {b}, end exponent
    sub {a} sub {b}
    longSub {a} sub {b}, end sub
    superscript {a} super {b}
    squareRoot the square root
    cubeRoot the cube root
    orderRoot the root of order {a}
    rootOf {w} of {a}
    longRootOf {w} of {a}, end root
    fromTo {w} from {a} to {b} of
    over {w} over {a} of
    of {w} of
    limit the limit as {a} approaches {b} of
    logBase {w} base {a} of
    functionOf {a} of
    absolute the absolute value of {a}
    longAbsolute the absolute value of {a}, end absolute value
    norm the norm of {a}
    longNorm the norm of {a}, end norm
    floor the floor of {a}, end floor
    ceiling the ceiling of {a}, end ceiling
    matrix {a} by {b} matrix
    determinant {a} by {b} determinant
    row row {a}: {b}
    endMatrix end matrix
    endDeterminant end determinant
    cases cases
    caseRow case {a}: {b}
    endCases end cases
    blank blank
    mark {a} {w}
    longMark {w} over {a}, end {w}
    hat hat
    bar bar
    tilde tilde
    vector vector
    dot dot
    doubleDot double dot
    underline underlined
    brace brace
    overset {a} with {b} above
    underset {a} with {b} below
    crossedOut {a} crossed out
    capital cap {a}
    bold bold {a}
    doubleStruck double-struck {a}
    script script {a}
    fraktur Fraktur {a}
    set-N the natural numbers
    set-Z the integers
    set-Q the rational numbers
    set-R the real numbers
    set-C the complex numbers
    negative negative
    suchThat such that
    not not {w}
    exclamation exclamation mark
    negation is_=is_not_  ⇏ does not imply  ∌ does not contain
    prime {a} prime
    doublePrime {a} double prime
    triplePrime {a} triple prime
    star {a} star
    dagger {a} dagger
    transpose {a} transpose
    = equals
    ≠ is not equal to
    ≔ is defined as
    ≡ is equivalent to
    ≈ is approximately equal to
    ∼ is similar to
    ≃ is asymptotically equal to
    ≅ is congruent to
    ∝ is proportional to
    < is less than
    > is greater than
    ≤ is less than or equal to
    ≥ is greater than or equal to
    ≪ is much less than
    ≫ is much greater than
    + plus
    − minus
    ± plus or minus
    ∓ minus or plus
    × times
    ⋅ dot
    ∗ star
    ⋆ star
    ÷ divided by
    / over
    ∘ composed with
    ∈ is in
    ∉ is not in
    ∋ contains
    ⊂ is a subset of  ⊆ is a subset of or equal to  ⊄ is not a subset of
    ⊈ is neither a subset of nor equal to  ⊃ is a superset of  ⊇ is a superset of or equal to
    ⊊ is a proper subset of
    ∪ union
    ∩ intersection
    ∖ set minus
    ∅ the empty set
    ∀ for all
    ∃ there exists
    ∄ there does not exist
    ¬ not
    ∧ and
    ∨ or
    ⇒ implies
    ⇐ is implied by
    ⇔ if and only if
    → right arrow
    ← left arrow
    ↔ left-right arrow
    ↦ maps to
    ↑ up arrow
    ↓ down arrow
    ∞ infinity
    ∂ partial
    ∇ nabla
    ∑ the sum
    ∏ the product
    ∐ the coproduct
    ∫ the integral
    ∬ the double integral
    ∭ the triple integral
    ∮ the contour integral
    ⋃ the union
    ⋂ the intersection
    ⨁ the direct sum
    ⨂ the tensor product
    ⋁ the disjunction
    ⋀ the conjunction
    √ square root
    ∴ therefore
    ∵ because
    ⊥ is perpendicular to
    ∥ is parallel to
    ∣ divides
    ∤ does not divide
    ∠ angle
    ⊕ circled plus
    ⊖ circled minus
    ⊗ circled times
    ⊙ circled dot
    ⊢ proves
    ⊨ models
    ⊤ top
    … dot dot dot
    ! factorial
    % percent
    ° degrees
    : colon
    , comma
    ; semicolon
    . point
    ( open paren
    ) close paren
    [ open bracket
    ] close bracket
    { open brace
    } close brace
    ⟨ open angle
    ⟩ close angle
    ⌊ open floor
    ⌋ close floor
    ⌈ open ceiling
    ⌉ close ceiling
    | vertical bar
    ‖ double bar
    & and
    ^ caret
    _ underscore
    \ backslash
    # number sign
    @ at
    ? question mark
    " quote
    ` grave
    ℏ h bar
    ∎ end of proof
    △ triangle
    □ square
    ◊ diamond
    † dagger
    ‡ double dagger
    ′ prime
    ″ double prime
    ‴ triple prime
    α alpha  β beta  γ gamma  δ delta  ε epsilon  ζ zeta  η eta  θ theta  ι iota  κ kappa
    λ lambda  μ mu  ν nu  ξ xi  ο omicron  π pi  ρ rho  σ sigma  τ tau  υ upsilon  φ phi
    χ chi  ψ psi  ω omega  sin() sine  cos() cosine  tan() tangent  cot() cotangent
    sec() secant  csc() cosecant  arcsin() arc sine  arccos() arc cosine  arctan() arc tangent
    sinh() hyperbolic sine  cosh() hyperbolic cosine  tanh() hyperbolic tangent  log() log
    ln() natural log  exp() exponential  lim() limit  max() maximum  min() minimum
    sup() supremum  inf() infimum  det() determinant  dim() dimension  ker() kernel
    gcd() greatest common divisor  lcm() least common multiple  mod() mod
    'a eh
    """#)
}
