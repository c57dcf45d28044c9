package import Picture

extension RunContext {
    /// Warns, once a run, when a text is drawn in the system font and the font that draws it is missing.
    package func checkFont(_ font: Font) {
        guard font.design == .standard || font.design == .rounded, let sentence = textRuler?.missingFont
        else {
            return
        }
        warn(sentence)
    }

    /// Warns, once a run for each script, when boxes are drawn for letters that no font has.
    package func checkLetters(of string: String) {
        for sentence in textRuler?.missingLetters(of: string) ?? [] { warn(sentence) }
    }
}
