extension MathWords {
  static let korean = MathWords(
    #"""
    fraction {b} 분의 {a}
    longFraction 분수, 분자 {a}, 분모 {b}, 분수 끝
    binomial 이항계수 {a} {b}
    squared {a} 제곱
    cubed {a} 세제곱
    power {a} 의 {b} 제곱
    longPower {a} 의, {b}, 제곱
    sub {a} 아래첨자 {b}
    longSub {a} 아래첨자 {b}, 아래첨자 끝
    superscript {a} 위첨자 {b}
    squareRoot 루트  cubeRoot 세제곱근  orderRoot {a} 제곱근
    rootOf {w} {a}
    longRootOf {w} {a}, 근호 끝
    fromTo {w}, {a} 부터 {b} 까지,
    over {w}, {a},
    of {w}
    limit {a} 가 {b} 로 갈 때의 극한,
    logBase 밑 {a} {w},
    absolute {a} 의 절댓값
    longAbsolute 절댓값 {a}, 절댓값 끝
    norm {a} 의 노름
    longNorm 노름 {a}, 노름 끝
    floor 내림 {a}, 내림 끝
    ceiling 올림 {a}, 올림 끝
    matrix {a} 행 {b} 열 행렬
    determinant {a} 행 {b} 열 행렬식
    row {a} 행: {b}
    endMatrix 행렬 끝  endDeterminant 행렬식 끝
    cases 경우  caseRow 경우 {a}: {b}  endCases 경우 끝
    blank 빈칸
    mark {a} {w}
    longMark {w} {a}, {w} 끝
    hat 햇  bar 바  tilde 틸데  vector 벡터  dot 점  doubleDot 두 점  underline 밑줄
    brace 중괄호
    overset {a}, 위에 {b},
    underset {a}, 아래에 {b},
    crossedOut {a} 취소선
    capital 대문자 {a}
    bold 볼드체 {a}  doubleStruck 겹선 {a}  script 필기체 {a}  fraktur 프락투어 {a}
    set-N 자연수  set-Z 정수  set-Q 유리수  set-R 실수  set-C 복소수
    negative 마이너스  suchThat 단  not {w} 아니다
    exclamation 느낌표
    ≮ 는 {a} 보다 작지 않다  ≯ 는 {a} 보다 크지 않다  ≰ 는 {a} 보다 작거나 같지 않다
    ≱ 는 {a} 보다 크거나 같지 않다  ∤ 는 {a} 를 나누지 않는다  ∌ 는 {a} 를 원소로 가지지 않는다
    prime {a} 프라임  doublePrime {a} 더블 프라임  triplePrime {a} 트리플 프라임
    star {a} 별표  dagger {a} 칼표  transpose {a} 의 전치
    = 이퀄  ≠ 는 {a} 와 같지 않다  ≔ 정의  ≡ 합동  ≈ 근사  ∼ 닮음  ≃ 는 {a} 와 점근적으로 같다  ≅ 동형  ∝ 비례
    < 는 {a} 보다 작다  > 는 {a} 보다 크다  ≤ 는 {a} 보다 작거나 같다  ≥ 는 {a} 보다 크거나 같다
    ≪ 는 {a} 보다 매우 작다  ≫ 는 {a} 보다 매우 크다
    + 플러스  − 마이너스  ± 플러스 마이너스  ∓ 마이너스 플러스  × 곱하기  ⋅ 점  ∗ 별표
    ÷ 나누기  / 나누기  ∘ 합성
    ∈ 는 {a} 에 속한다  ∉ 는 {a} 에 속하지 않는다  ∋ 는 {a} 를 원소로 가진다
    ⊂ 는 {a} 의 부분집합  ⊆ 는 {a} 의 부분집합이거나 같다  ⊄ 는 {a} 의 부분집합이 아니다
    ⊈ 는 {a} 의 부분집합도 아니고 같지도 않다  ⊃ 는 {a} 의 상위집합  ⊇ 는 {a} 의 상위집합이거나 같다
    ⊊ 는 {a} 의 진부분집합
    ∪ 합집합  ∩ 교집합  ∖ 차집합  ∅ 공집합
    ∀ 모든  ∃ 존재한다  ∄ 존재하지 않는다  ¬ 부정  ∧ 그리고  ∨ 또는
    ⇒ 이면  ⇐ 역으로 이면  ⇔ 동치  → 오른쪽 화살표  ← 왼쪽 화살표  ↔ 양쪽 화살표
    ↦ 대응  ∞ 무한대  ∂ 라운드  ∇ 나블라
    ∑ 합  ∏ 곱  ∫ 적분  ∬ 이중 적분  ∭ 삼중 적분  ∮ 선적분  ⋃ 합집합  ⋂ 교집합
    √ 루트  ∴ 그러므로  ∵ 왜냐하면  ⊥ 는 {a} 에 수직  ∥ 는 {a} 에 평행  ∣ 는 {a} 를 나눈다  ∠ 각
    ⊕ 동그라미 플러스  ⊗ 동그라미 곱하기  … 점점점  ! 팩토리얼  % 퍼센트  ° 도
    : 콜론  , 쉼표  ; 세미콜론  . 점
    ( 괄호 열고  ) 괄호 닫고  [ 대괄호 열고  ] 대괄호 닫고  { 중괄호 열고  } 중괄호 닫고
    ⟨ 홑화살괄호 열고  ⟩ 홑화살괄호 닫고  ⌊ 내림 괄호 열고  ⌋ 내림 괄호 닫고
    ⌈ 올림 괄호 열고  ⌉ 올림 괄호 닫고  | 세로줄  ‖ 겹세로줄
    ′ 프라임  ″ 더블 프라임  ‴ 트리플 프라임  † 칼표
    α 알파  β 베타  γ 감마  δ 델타  ε 엡실론  ζ 제타  η 에타  θ 세타  ι 요타  κ 카파
    λ 람다  μ 뮤  ν 뉴  ξ 크시  ο 오미크론  π 파이  ρ 로  σ 시그마  τ 타우  υ 입실론  φ 피
    χ 카이  ψ 프사이  ω 오메가
    sin() 사인  cos() 코사인  tan() 탄젠트  cot() 코탄젠트  arcsin() 아크사인
    arccos() 아크코사인  arctan() 아크탄젠트  sinh() 쌍곡사인  cosh() 쌍곡코사인
    tanh() 쌍곡탄젠트  log() 로그  ln() 자연로그  exp() 지수함수  lim() 극한  max() 최댓값
    min() 최솟값  sup() 상한  inf() 하한  det() 행렬식  dim() 차원  ker() 핵  gcd() 최대공약수
    lcm() 최소공배수  mod() 모드
    'a 에이  'b 비  'c 시  'd 디  'e 이  'f 에프  'g 지  'h 에이치  'i 아이  'j 제이  'k 케이
    'l 엘  'm 엠  'n 엔  'o 오  'p 피  'q 큐  'r 아르  's 에스  't 티  'u 유  'v 브이  'w 더블유
    'x 엑스  'y 와이  'z 제트
    """#)
}
