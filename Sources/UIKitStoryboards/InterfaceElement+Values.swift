extension InterfaceElement {
    /// The text between the marks, which Xcode writes in base 64 where XML could not hold it.
    var writtenText: String {
        guard isOn("base64-UTF8") else { return text }
        // Xcode leaves out the padding.
        let letters = text.filter { !$0.isWhitespace && $0 != "=" }
        let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// The size in the attributes.
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

    /// The distances from the edges in the attributes.
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("minY") ?? 0, left: number("minX") ?? 0, bottom: number("maxY") ?? 0,
            right: number("maxX") ?? 0)
    }
}
