/// The commands of TeX, LaTeX and the packages of the American Mathematical Society that stand
/// for one sign each, and those that change letters.
enum TeXSymbols {
  /// Commands that stand for a letter.
  static let letters: [String: Character] = pairs(
    """
    alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι
    kappa κ varkappa ϰ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ
    varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω digamma ϝ
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    varGamma Γ varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varPhi Φ varPsi Ψ
    varOmega Ω imath i jmath j ell ℓ hbar ℏ hslash ℏ Re ℜ Im ℑ wp ℘ aleph ℵ beth ℶ gimel ℷ
    daleth ℸ eth ð
    R ℝ Z ℤ N ℕ Q ℚ C ℂ RR ℝ ZZ ℤ NN ℕ QQ ℚ CC ℂ reals ℝ
    aa å AA Å ae æ AE Æ oe œ OE Œ o ø O Ø l ł L Ł ss ß i ı j ȷ
    """
  ).compactMapValues(\.first)

  /// Commands that stand for a sign.
  static let signs: [String: String] = pairs(
    #"""
    { { } } | ‖ $ $ % % & & # # _ _ lbrace { rbrace } lbrack [ rbrack ] vert | Vert ‖ lvert |
    rvert | lVert ‖ rVert ‖ mid ∣ nmid ∤ parallel ∥ nparallel ∦ langle ⟨ rangle ⟩ lfloor ⌊
    rfloor ⌋ lceil ⌈ rceil ⌉ lgroup ( rgroup ) backslash \ textbackslash \ slash /
    le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ lt < gt > ll ≪ gg ≫ lll ⋘ ggg ⋙
    leqq ≦ geqq ≧ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ lesssim ≲ gtrsim ≳ lessgtr ≶ gtrless ≷
    approx ≈ approxeq ≊ equiv ≡ sim ∼ nsim ≁ simeq ≃ cong ≅ ncong ≇ propto ∝ varpropto ∝
    asymp ≍ doteq ≐ triangleq ≜ coloneqq ≔ coloneq ≔ eqqcolon ≕ defeq ≝ models ⊨ vdash ⊢
    dashv ⊣ Vdash ⊩ vDash ⊨ nvdash ⊬ nvDash ⊭ prec ≺ succ ≻ preceq ≼ succeq ≽ bowtie ⋈
    smile ⌣ frown ⌢ between ≬ perp ⊥ bot ⊥ top ⊤ intercal ⊺
    in ∈ isin ∈ notin ∉ ni ∋ owns ∋ notni ∌ subset ⊂ subseteq ⊆ subsetneq ⊊ supset ⊃
    supseteq ⊇ supsetneq ⊋ nsubseteq ⊈ nsupseteq ⊉ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑
    sqsupseteq ⊒ cup ∪ cap ∩ uplus ⊎ sqcup ⊔ sqcap ⊓ setminus ∖ smallsetminus ∖ emptyset ∅
    varnothing ∅ complement ∁ Subset ⋐ Supset ⋑
    pm ± mp ∓ times × div ÷ cdot ⋅ cdotp ⋅ ast ∗ star ⋆ circ ∘ bullet ∙ oplus ⊕ ominus ⊖
    otimes ⊗ oslash ⊘ odot ⊙ boxplus ⊞ boxtimes ⊠ wedge ∧ land ∧ vee ∨ lor ∨ neg ¬ lnot ¬
    forall ∀ exists ∃ nexists ∄ therefore ∴ because ∵ amalg ⨿ wr ≀ ltimes ⋉ rtimes ⋊
    veebar ⊻ barwedge ⊼ dotplus ∔ divideontimes ⋇ diamond ⋄ lhd ⊲ rhd ⊳
    triangleleft ◃ triangleright ▹ bigtriangleup △ bigtriangledown ▽
    to → rightarrow → longrightarrow ⟶ gets ← leftarrow ← longleftarrow ⟵ leftrightarrow ↔
    longleftrightarrow ⟷ Rightarrow ⇒ Longrightarrow ⟹ implies ⟹ Leftarrow ⇐ Longleftarrow ⟸
    impliedby ⟸ Leftrightarrow ⇔ Longleftrightarrow ⟺ iff ⟺ mapsto ↦ longmapsto ⟼ uparrow ↑
    downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖
    hookrightarrow ↪ hookleftarrow ↩ rightharpoonup ⇀ rightharpoondown ⇁ leftharpoonup ↼
    leftharpoondown ↽ rightleftharpoons ⇌ leftrightarrows ⇆ rightrightarrows ⇉
    twoheadrightarrow ↠ rightsquigarrow ⇝ leadsto ⇝ nrightarrow ↛ nRightarrow ⇏
    upharpoonright ↾ restriction ↾ circlearrowright ↻ circlearrowleft ↺
    sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ iiint ∭ oint ∮ oiint ∯ bigcup ⋃ bigcap ⋂ bigsqcup ⨆
    biguplus ⨄ bigoplus ⨁ bigotimes ⨂ bigodot ⨀ bigwedge ⋀ bigvee ⋁ intop ∫ smallint ∫
    infty ∞ partial ∂ nabla ∇ surd √ angle ∠ measuredangle ∡ sphericalangle ∢ degree °
    prime ′ backprime ‵ dots … ldots … cdots ⋯ vdots ⋮ ddots ⋱ dotsc … dotsb ⋯ dotsm ⋯
    dotsi ⋯ dotso … textellipsis … hellip …
    triangle △ vartriangle △ square □ Box □ blacksquare ■ qed ∎ Diamond ◊ lozenge ◊
    blacklozenge ⧫ bigstar ★ clubsuit ♣ diamondsuit ♦ heartsuit ♥ spadesuit ♠ sharp ♯ flat ♭
    natural ♮ dagger † dag † ddagger ‡ ddag ‡ S § P ¶ copyright © pounds £ euro € yen ¥
    checkmark ✓ maltese ✠ mho ℧ Finv Ⅎ colon : vcentcolon : semicolon ; comma , period .
    lq ‘ rq ’ textquotedblleft “ textquotedblright ” textdegree ° textdollar $ aleph0 ℵ
    thickapprox ≈ thicksim ∼ backsim ∽ risingdotseq ≓ fallingdotseq ≒ circeq ≗ pitchfork ⋔
    """#)

  /// Commands that are names of functions, and how these are written.
  static let functions: [String: String] = {
    let same = """
      sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech
      csch arsinh arcosh artanh log lg ln exp lim max min sup inf det dim ker deg gcd lcm hom arg
      Pr mod sgn sign rank tr Tr diag span im id cov var Cov Var argmax argmin erf
      """
    var functions: [String: String] = [:]
    for name in same.split(whereSeparator: \.isWhitespace) {
      functions[String(name)] = String(name)
    }
    for (name, written) in pairs(
      """
      limsup lim\u{A0}sup liminf lim\u{A0}inf injlim inj\u{A0}lim projlim proj\u{A0}lim bmod mod
      varlimsup lim\u{A0}sup varliminf lim\u{A0}inf varinjlim inj\u{A0}lim varprojlim proj\u{A0}lim
      tg tan ctg cot arctg arctan sh sinh ch cosh th tanh cosec csc arg\u{A0}max argmax
      arg\u{A0}min argmin
      """)
    { functions[name] = written.replacing("\u{A0}", with: " ") }
    return functions
  }()

  /// Commands that make no sound: spaces, sizes, and where limits stand.
  static let silent: Set<String> = Set(
    #"""
    , : ; ! > / - @ quad qquad enspace enskip thinspace medspace thickspace negthinspace
    negmedspace negthickspace space nobreakspace hfill hfil displaystyle textstyle scriptstyle
    scriptscriptstyle limits nolimits displaylimits nonumber notag hline mathstrut strut
    tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge allowbreak
    nobreak break noindent centering mathop mathbin mathrel mathord mathopen mathclose
    mathpunct mathinner boxed fbox ensuremath smash rlap llap mathrlap mathllap mathclap
    relax null protect leavevmode em rm sf tt it sl mit upshape itshape
    """#
    .split(whereSeparator: \.isWhitespace).map(String.init) + [" ", "\n", "\t", "\r\n"])

  /// Commands that set the style of all letters to the end of the group.
  static let switches: [String: MathStyle] = [
    "bf": .bold, "bfseries": .bold, "cal": .script, "scr": .script, "frak": .fraktur,
    "Bbb": .doubleStruck, "boldmath": .bold,
  ]

  /// Commands that set the style of the letters in their argument.
  static let fonts: [String: MathStyle] = [
    "mathbf": .bold, "boldsymbol": .bold, "bm": .bold, "pmb": .bold, "mathbfit": .bold,
    "symbf": .bold, "mathbb": .doubleStruck, "mathds": .doubleStruck, "symbb": .doubleStruck,
    "mathcal": .script, "mathscr": .script, "symcal": .script, "mathfrak": .fraktur,
    "symfrak": .fraktur, "mathrm": .plain, "mathsf": .plain, "mathit": .plain, "mathtt": .plain,
    "mathnormal": .plain, "symup": .plain, "symit": .plain, "mathup": .plain,
  ]

  /// Commands that set a mark over or under their argument.
  static let marks: [String: String] = [
    "hat": "^", "widehat": "^", "bar": "¯", "overline": "¯", "vec": "→", "overrightarrow": "→",
    "tilde": "~", "widetilde": "~", "dot": "˙", "ddot": "¨", "dddot": "⃛", "check": "ˇ",
    "breve": "˘", "acute": "´", "grave": "`", "mathring": "˚", "underline": "_",
    "underbar": "_", "overleftarrow": "←", "overleftrightarrow": "↔", "overbrace": "⏞",
    "underbrace": "⏟", "overparen": "⏜", "underparen": "⏝", "overbracket": "⎴",
    "underbracket": "⎵",
  ]

  /// Arrows as long as what stands over and under them.
  static let longArrows = [
    "xrightarrow": "→", "xleftarrow": "←", "xleftrightarrow": "↔", "xRightarrow": "⇒",
    "xLeftarrow": "⇐", "xLeftrightarrow": "⇔", "xmapsto": "↦", "xhookrightarrow": "↪",
    "xhookleftarrow": "↩", "xrightleftharpoons": "⇌", "xlongequal": "=",
  ]

  private static func pairs(_ table: String) -> [String: String] {
    let words = table.split { $0 == " " || $0 == "\n" }.map(String.init)
    var pairs: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      pairs[words[index]] = words[index + 1]
    }
    return pairs
  }
}
