/// The names by which code reaches the images and colors of asset catalogs without quotes: `.nextButton` for
/// “next_button”, “NextButton”, “next-button-image” and the like, as Xcode 15 and later declare them.
enum AssetSymbol {
    /// Returns the name that a symbol stands for; nil for none.
    ///
    /// - Parameters:
    ///   - symbol: the symbol, such as `nextButton`, or `Icons.next` for a folder with a namespace.
    ///   - names: the names in the catalogs.
    ///   - kind: the word at the end of a name that its symbol lacks, “image” or “color”.
    static func name(of symbol: String, among names: some Sequence<String>, kind: String) -> String? {
        let names = names.sorted()
        let wanted = letters(symbol.split(separator: ".").last.map(String.init) ?? symbol)
        return names.first { letters($0) == wanted } ?? names.first { letters($0) == wanted + kind }
    }

    private static func letters(_ name: String) -> String {
        name.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}
