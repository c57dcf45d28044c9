/// The kerning of pairs of letters in the system font, in units of 1/2048 em, in the masters of
/// `AdvanceTable.Row`.
///
/// Measured are the sums over three texts (same source): "AVAST Wavy To. LT", "The quick brown fox jumps over
/// the lazy dog" and "0123456789". They are divided among the pairs that Inter kerns in these texts, in the
/// ratios of Inter's kerning; Inter's own sums differ by a tenth in the text master. The pair Ti follows from
/// the labels "Title 22" at 22 points and "Large Title" at 34 points, bold, which are 71 and 166 points wide.
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
        """

    /// Pairs of these texts that Inter kerns in some weights, and the sums leave no room for.
    private static let unkerned = "AS Av Ki ST So T. WW he ic og pt th wn"
}
