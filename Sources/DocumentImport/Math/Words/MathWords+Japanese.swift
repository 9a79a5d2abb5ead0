extension MathWords {
  static let japanese = MathWords(
    #"""
    fraction {b} 分の {a}
    longFraction 分数、分子 {a}、分母 {b}、分数終わり
    binomial 二項係数 {a} {b}
    squared {a} の 2 乗
    cubed {a} の 3 乗
    power {a} の {b} 乗
    longPower {a} の、{b}、乗
    sub {a} 下付き {b}
    longSub {a} 下付き {b}、下付き終わり
    superscript {a} 上付き {b}
    squareRoot ルート  cubeRoot 3 乗根  orderRoot {a} 乗根
    rootOf {w} {a}
    longRootOf {w} {a}、根号終わり
    fromTo {w}、{a} から {b} まで、
    over {w}、{a}、
    of {w}
    limit {a} が {b} に近づくときの極限、
    logBase {w}、底 {a}、
    absolute {a} の絶対値
    longAbsolute 絶対値 {a}、絶対値終わり
    norm {a} のノルム
    longNorm ノルム {a}、ノルム終わり
    floor 切り捨て {a}、切り捨て終わり
    ceiling 切り上げ {a}、切り上げ終わり
    matrix {a} 行 {b} 列の行列
    determinant {a} 行 {b} 列の行列式
    row {a} 行目、{b}
    endMatrix 行列終わり  endDeterminant 行列式終わり
    cases 場合分け  caseRow 場合 {a}、{b}  endCases 場合分け終わり
    blank 空白
    mark {a} {w}
    longMark {w} {a}、{w}終わり
    hat ハット  bar バー  tilde チルダ  vector ベクトル  dot ドット  doubleDot ツードット
    underline 下線  brace 中括弧
    overset {a}、上に {b}、
    underset {a}、下に {b}、
    crossedOut {a} 取り消し線
    capital 大文字 {a}
    bold 太字 {a}  doubleStruck 白抜き {a}  script 筆記体 {a}  fraktur フラクトゥール {a}
    set-N 自然数  set-Z 整数  set-Q 有理数  set-R 実数  set-C 複素数
    negative マイナス  suchThat ただし  not {w}でない
    exclamation 感嘆符
    ∤ が {a} を割り切らない  ∌ が {a} を要素に持たない  ⇏ ならばでない
    prime {a} プライム  doublePrime {a} ツープライム  triplePrime {a} スリープライム
    star {a} スター  dagger {a} ダガー  transpose {a} の転置
    = イコール  ≠ ノットイコール  ≔ 定義  ≡ が {a} に合同  ≈ ニアリーイコール
    ∼ チルダ  ≃ が {a} に漸近的に等しい  ≅ が {a} に同型  ∝ が {a} に比例
    < 小なり  > 大なり  ≤ 小なりイコール  ≥ 大なりイコール  ≪ 非常に小なり  ≫ 非常に大なり
    + プラス  − マイナス  ± プラスマイナス  ∓ マイナスプラス  × かける  ⋅ ドット
    ∗ アスタリスク  ÷ 割る  / スラッシュ  ∘ 合成
    ∈ が {a} に属する  ∉ が {a} に属さない  ∋ が {a} を要素に持つ
    ⊂ が {a} に含まれる  ⊆ が {a} に含まれるか等しい  ⊄ が {a} に含まれない
    ⊈ が {a} に含まれず等しくない  ⊃ が {a} を含む  ⊇ が {a} を含むか等しい  ⊊ が {a} に真に含まれる
    ∪ 和集合  ∩ 共通部分  ∖ 差集合  ∅ 空集合
    ∀ すべての  ∃ 存在する  ∄ 存在しない  ¬ 否定  ∧ かつ  ∨ または
    ⇒ ならば  ⇐ 左向きのならば  ⇔ 同値  → 右矢印  ← 左矢印  ↔ 両矢印  ↦ 写像  ∞ 無限大
    ∂ ラウンド  ∇ ナブラ
    ∑ 総和  ∏ 総乗  ∫ 積分  ∬ 二重積分  ∭ 三重積分  ∮ 周回積分  ⋃ 和集合  ⋂ 共通部分
    √ ルート  ∴ ゆえに  ∵ なぜならば  ⊥ が {a} に垂直  ∥ が {a} に平行  ∣ が {a} を割り切る  ∠ 角
    ⊕ 丸プラス  ⊗ 丸かける  … てんてんてん  ! 階乗  % パーセント  ° 度
    : コロン  , コンマ  ; セミコロン  . ピリオド
    ( かっこ  ) かっこ閉じ  [ 角かっこ  ] 角かっこ閉じ  { 中かっこ  } 中かっこ閉じ
    ⟨ 山かっこ  ⟩ 山かっこ閉じ  ⌊ 床かっこ  ⌋ 床かっこ閉じ  ⌈ 天井かっこ  ⌉ 天井かっこ閉じ
    | 縦線  ‖ 二重縦線  ′ プライム  ″ ツープライム  ‴ スリープライム  † ダガー
    α アルファ  β ベータ  γ ガンマ  δ デルタ  ε イプシロン  ζ ゼータ  η イータ  θ シータ
    ι イオタ  κ カッパ  λ ラムダ  μ ミュー  ν ニュー  ξ クサイ  ο オミクロン  π パイ  ρ ロー
    σ シグマ  τ タウ  υ ウプシロン  φ ファイ  χ カイ  ψ プサイ  ω オメガ
    sin() サイン  cos() コサイン  tan() タンジェント  cot() コタンジェント
    arcsin() アークサイン  arccos() アークコサイン  arctan() アークタンジェント
    sinh() ハイパボリックサイン  cosh() ハイパボリックコサイン  tanh() ハイパボリックタンジェント
    log() ログ  ln() 自然対数  exp() エクスポネンシャル  lim() リミット  max() 最大値
    min() 最小値  sup() 上限  inf() 下限  det() 行列式  dim() 次元  ker() 核
    gcd() 最大公約数  lcm() 最小公倍数  mod() モッド
    'a エー  'b ビー  'c シー  'd ディー  'e イー  'f エフ  'g ジー  'h エイチ  'i アイ  'j ジェイ
    'k ケー  'l エル  'm エム  'n エヌ  'o オー  'p ピー  'q キュー  'r アール  's エス  't ティー
    'u ユー  'v ブイ  'w ダブリュー  'x エックス  'y ワイ  'z ゼット
    """#)
}
