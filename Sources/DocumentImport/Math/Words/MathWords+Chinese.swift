extension MathWords {
  static let chinese = MathWords(
    #"""
    fraction {b} 分之 {a}
    longFraction 分数，分子 {a}，分母 {b}，分数结束
    binomial 组合数 {a} 选 {b}
    squared {a} 的平方
    cubed {a} 的立方
    power {a} 的 {b} 次方
    longPower {a} 的，{b}，次方
    sub {a} 下标 {b}
    longSub {a} 下标 {b}，下标结束
    superscript {a} 上标 {b}
    squareRoot 根号  cubeRoot 三次根号  orderRoot {a} 次根号
    rootOf {w} {a}
    longRootOf {w} {a}，根号结束
    fromTo {w}，从 {a} 到 {b}，
    over {w}，对 {a}，
    of {w}
    limit 当 {a} 趋于 {b} 时的极限，
    logBase 以 {a} 为底的{w}，
    absolute {a} 的绝对值
    longAbsolute 绝对值 {a}，绝对值结束
    norm {a} 的范数
    longNorm 范数 {a}，范数结束
    floor 向下取整 {a}，取整结束
    ceiling 向上取整 {a}，取整结束
    matrix {a} 乘 {b} 矩阵
    determinant {a} 乘 {b} 行列式
    row 第 {a} 行：{b}
    endMatrix 矩阵结束  endDeterminant 行列式结束
    cases 分情况  caseRow 情况 {a}：{b}  endCases 情况结束
    blank 空
    mark {a} {w}
    longMark {w} {a}，{w}结束
    hat 帽  bar 上横线  tilde 波浪线  vector 向量  dot 点  doubleDot 两点  underline 下划线
    brace 花括号
    overset {a}，上方 {b}，
    underset {a}，下方 {b}，
    crossedOut {a} 划去
    capital 大写 {a}
    bold 粗体 {a}  doubleStruck 空心 {a}  script 花体 {a}  fraktur 哥特体 {a}
    set-N 自然数集  set-Z 整数集  set-Q 有理数集  set-R 实数集  set-C 复数集
    negative 负  suchThat 使得  not 不{w}
    exclamation 感叹号
    prime {a} 撇  doublePrime {a} 两撇  triplePrime {a} 三撇
    star {a} 星  dagger {a} 剑号  transpose {a} 的转置
    = 等于  ≠ 不等于  ≔ 定义为  ≡ 恒等于  ≈ 约等于  ∼ 相似于  ≃ 渐近等于  ≅ 全等于  ∝ 正比于
    < 小于  > 大于  ≤ 小于等于  ≥ 大于等于  ≪ 远小于  ≫ 远大于
    + 加  − 减  ± 正负  ∓ 负正  × 乘  ⋅ 点乘  ∗ 星号  ÷ 除以  / 除以  ∘ 复合
    ∈ 属于  ∉ 不属于  ∋ 包含元素
    ⊂ 包含于  ⊆ 包含于或等于  ⊄ 不包含于  ⊈ 不包含于也不等于  ⊃ 包含  ⊇ 包含或等于  ⊊ 真包含于
    ∪ 并  ∩ 交  ∖ 差集  ∅ 空集
    ∀ 对任意  ∃ 存在  ∄ 不存在  ¬ 非  ∧ 且  ∨ 或
    ⇒ 推出  ⇐ 可由后者推出  ⇔ 当且仅当  → 右箭头  ← 左箭头  ↔ 双向箭头  ↦ 映射到  ∞ 无穷大
    ∂ 偏  ∇ 纳布拉算子
    ∑ 求和  ∏ 求积  ∫ 积分  ∬ 二重积分  ∭ 三重积分  ∮ 环路积分  ⋃ 并集  ⋂ 交集
    √ 根号  ∴ 所以  ∵ 因为  ⊥ 垂直于  ∥ 平行于  ∣ 整除  ∠ 角
    ⊕ 圈加  ⊗ 圈乘  … 省略号  ! 的阶乘  % 百分号  ° 度
    : 冒号  , 逗号  ; 分号  . 点
    ( 左括号  ) 右括号  [ 左方括号  ] 右方括号  { 左花括号  } 右花括号  ⟨ 左尖括号  ⟩ 右尖括号
    ⌊ 左下取整号  ⌋ 右下取整号  ⌈ 左上取整号  ⌉ 右上取整号
    | 竖线  ‖ 双竖线  ′ 撇  ″ 两撇  ‴ 三撇  † 剑号
    α 阿尔法  β 贝塔  γ 伽马  δ 德尔塔  ε 艾普西龙  ζ 泽塔  η 伊塔  θ 西塔  ι 约塔  κ 卡帕
    λ 拉姆达  μ 缪  ν 纽  ξ 克西  ο 奥米克戎  π 派  ρ 柔  σ 西格马  τ 陶  υ 宇普西龙
    φ 斐  χ 希  ψ 普西  ω 欧米伽
    sin() 正弦  cos() 余弦  tan() 正切  cot() 余切  arcsin() 反正弦  arccos() 反余弦
    arctan() 反正切  sinh() 双曲正弦  cosh() 双曲余弦  tanh() 双曲正切  log() 对数
    ln() 自然对数  exp() 指数函数  lim() 极限  max() 最大值  min() 最小值  sup() 上确界
    inf() 下确界  det() 行列式  dim() 维数  ker() 核  gcd() 最大公约数  lcm() 最小公倍数
    mod() 模
    """#)
}
