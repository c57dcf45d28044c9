/// The kerning of pairs of letters in the system font, in units of 1/2048 em, in the masters of
/// `AdvanceTable.Row`.
///
/// Measured are the sums over three texts (same source): "AVAST Wavy To. LT", "The quick brown fox jumps over
/// the lazy dog" and "0123456789". They are divided among the pairs that Inter kerns in these texts, in the
/// ratios of Inter's kerning; Inter's own sums differ by a tenth in the text master. The pair Ti follows from
/// the labels "Title 22" at 22 points and "Large Title" at 34 points, bold, which are 71 and 166 points wide.
/// The pairs after it were chosen so that 140 labels of other words are as wide as on an iPhone SE of iOS
/// 26.0, to half a point (iamcgn/swiftui-web, Fixtures/Goldens/uikit/text-metrics.json, commit 0532b594), in
/// all weights alike, and for display 1.3 times as much.
enum KerningTable {
    /// The rows of pairs.
    static let rows: [String: AdvanceTable.Row] = {
        var rows: [String: AdvanceTable.Row] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            rows[String(words[0])] = AdvanceTable.Row(words.dropFirst().compactMap { Double($0) })
        }
        for pair in unkerned.split(separator: " ") { rows[String(pair)] = .zero }
        return rows
    }()

    private static let text = """
        AV -153 -146 -152 -148 -243 -207 -198 -211
        VA -141 -134 -139 -136 -223 -190 -182 -193
        Wa -115 -110 -114 -111 -183 -156 -149 -158
        av -45 -43 -44 -43 -71 -60 -58 -62
        To -179 -171 -177 -173 -284 -242 -232 -246
        LT -217 -206 -214 -209 -346 -295 -281 -300
        ro -30 -35 -38 -36 -31 -44 -34 -33
        ow -32 -38 -41 -39 -34 -48 -37 -35
        fo -39 -46 -52 -48 -42 -58 -46 -43
        ox -39 -46 -51 -48 -41 -58 -45 -43
        ov -35 -40 -44 -42 -36 -51 -39 -38
        ve -35 -40 -44 -42 -36 -51 -39 -38
        78 -110 -30 -30 0 -110 -20 0 -30
        Ti -40 -40 -40 -40 -30 -30 -20 -30
        Ta -200 -200 -200 -200 -260 -260 -260 -260
        Tw -130 -130 -130 -130 -169 -169 -169 -169
        wo -38 -38 -38 -38 -49 -49 -49 -49
        Pa -36 -36 -36 -36 -47 -47 -47 -47
        rt 48 48 48 48 62 62 62 62
        Fo -12 -12 -12 -12 -16 -16 -16 -16
        te -20 -20 -20 -20 -26 -26 -26 -26
        Af -22 -22 -22 -22 -29 -29 -29 -29
        rc -18 -18 -18 -18 -23 -23 -23 -23
        re -33 -33 -10 -33 -43 -43 -13 -43
        rd -30 -30 -30 -30 -39 -39 -39 -39
        1, -60 -60 -60 -60 -78 -78 -78 -78
        6. -80 -80 -80 -80 -104 -104 -104 -104
        .0 -60 -60 -60 -60 -78 -78 -78 -78
        yo -44 -44 -44 -44 -57 -57 -57 -57
        Au -30 -30 -30 -30 -39 -39 -39 -39
        wa -38 -38 -38 -38 -49 -49 -49 -49
        rf 54 54 54 54 70 70 70 70
        Re -22 -22 -22 -22 -29 -29 -29 -29
        """

    /// Pairs of these texts that Inter kerns in some weights, and the sums leave no room for.
    private static let unkerned = "AS Av Ki ST So T. WW he ic og pt th wn"
}
