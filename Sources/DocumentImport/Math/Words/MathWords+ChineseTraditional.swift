extension MathWords {
  static let chineseTraditional = MathWords(
    #"""
    fraction {b} 分之 {a}
    longFraction 分數，分子 {a}，分母 {b}，分數結束
    binomial 組合數 {a} 取 {b}
    squared {a} 的平方
    cubed {a} 的立方
    power {a} 的 {b} 次方
    longPower {a} 的，{b}，次方
    sub {a} 下標 {b}
    longSub {a} 下標 {b}，下標結束
    superscript {a} 上標 {b}
    squareRoot 根號  cubeRoot 三次根號  orderRoot {a} 次根號
    rootOf {w} {a}
    longRootOf {w} {a}，根號結束
    fromTo {w}，從 {a} 到 {b}，
    over {w}，對 {a}，
    of {w}
    limit 當 {a} 趨近 {b} 時的極限，
    logBase 以 {a} 為底的{w}，
    absolute {a} 的絕對值
    longAbsolute 絕對值 {a}，絕對值結束
    norm {a} 的範數
    longNorm 範數 {a}，範數結束
    floor 向下取整 {a}，取整結束
    ceiling 向上取整 {a}，取整結束
    matrix {a} 乘 {b} 矩陣
    determinant {a} 乘 {b} 行列式
    row 第 {a} 列：{b}
    endMatrix 矩陣結束  endDeterminant 行列式結束
    cases 分情況  caseRow 情況 {a}：{b}  endCases 情況結束
    blank 空
    mark {a} {w}
    longMark {w} {a}，{w}結束
    hat 帽  bar 上橫線  tilde 波浪線  vector 向量  dot 點  doubleDot 兩點  underline 底線
    brace 大括號
    overset {a}，上方 {b}，
    underset {a}，下方 {b}，
    crossedOut {a} 劃去
    capital 大寫 {a}
    bold 粗體 {a}  doubleStruck 空心 {a}  script 花體 {a}  fraktur 哥德體 {a}
    set-N 自然數集  set-Z 整數集  set-Q 有理數集  set-R 實數集  set-C 複數集
    negative 負  suchThat 使得  not 不{w}
    exclamation 驚嘆號
    prime {a} 撇  doublePrime {a} 兩撇  triplePrime {a} 三撇
    star {a} 星  dagger {a} 劍號  transpose {a} 的轉置
    = 等於  ≠ 不等於  ≔ 定義為  ≡ 恆等於  ≈ 約等於  ∼ 相似於  ≃ 漸近等於  ≅ 全等於  ∝ 正比於
    < 小於  > 大於  ≤ 小於等於  ≥ 大於等於  ≪ 遠小於  ≫ 遠大於
    + 加  − 減  ± 正負  ∓ 負正  × 乘  ⋅ 點乘  ∗ 星號  ÷ 除以  / 除以  ∘ 合成
    ∈ 屬於  ∉ 不屬於  ∋ 包含元素
    ⊂ 包含於  ⊆ 包含於或等於  ⊄ 不包含於  ⊈ 不包含於也不等於  ⊃ 包含  ⊇ 包含或等於  ⊊ 真包含於
    ∪ 聯集  ∩ 交集  ∖ 差集  ∅ 空集合
    ∀ 對任意  ∃ 存在  ∄ 不存在  ¬ 非  ∧ 且  ∨ 或
    ⇒ 推出  ⇐ 可由後者推出  ⇔ 若且唯若  → 右箭頭  ← 左箭頭  ↔ 雙向箭頭  ↦ 對應到  ∞ 無限大
    ∂ 偏  ∇ 梯度算子
    ∑ 求和  ∏ 求積  ∫ 積分  ∬ 二重積分  ∭ 三重積分  ∮ 環路積分  ⋃ 聯集  ⋂ 交集
    √ 根號  ∴ 所以  ∵ 因為  ⊥ 垂直於  ∥ 平行於  ∣ 整除  ∠ 角
    ⊕ 圈加  ⊗ 圈乘  … 省略號  ! 的階乘  % 百分號  ° 度
    : 冒號  , 逗號  ; 分號  . 點
    ( 左括號  ) 右括號  [ 左方括號  ] 右方括號  { 左大括號  } 右大括號  ⟨ 左角括號  ⟩ 右角括號
    ⌊ 左下取整號  ⌋ 右下取整號  ⌈ 左上取整號  ⌉ 右上取整號
    | 直線  ‖ 雙直線  ′ 撇  ″ 兩撇  ‴ 三撇  † 劍號
    α 阿爾法  β 貝塔  γ 伽瑪  δ 德爾塔  ε 艾普西龍  ζ 澤塔  η 伊塔  θ 西塔  ι 約塔  κ 卡帕
    λ 拉姆達  μ 繆  ν 紐  ξ 克西  ο 奧米克戎  π 派  ρ 柔  σ 西格瑪  τ 陶  υ 宇普西龍
    φ 斐  χ 希  ψ 普西  ω 歐米伽
    sin() 正弦  cos() 餘弦  tan() 正切  cot() 餘切  arcsin() 反正弦  arccos() 反餘弦
    arctan() 反正切  sinh() 雙曲正弦  cosh() 雙曲餘弦  tanh() 雙曲正切  log() 對數
    ln() 自然對數  exp() 指數函數  lim() 極限  max() 最大值  min() 最小值  sup() 上確界
    inf() 下確界  det() 行列式  dim() 維數  ker() 核  gcd() 最大公因數  lcm() 最小公倍數
    mod() 模
    """#)
}
