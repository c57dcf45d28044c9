import Picture

extension UIImage {
    /// Returns a neutral picture that shows a name, for a missing image: 100 pt square.
    package static func placeholder(_ name: String) -> UIImage {
        UIImage(drawing: placeholderLayer(name, side: 100), size: CGSize(width: 100, height: 100), scale: 2)
    }

    /// Returns the size in which the longest word fits into a line, from 0.05 to 0.13 of the side.
    private static func letterSize(of name: String, _ side: CGFloat) -> CGFloat {
        let longest = name.split(separator: " ").map(\.count).max() ?? 1
        return side * max(0.05, min(0.13, 1.35 / CGFloat(longest)))
    }

    /// Returns a gray field with a frame and the name in the middle.
    static func placeholderLayer(_ name: String, side: CGFloat) -> Layer {
        let field = CGRect(x: 0, y: 0, width: side, height: side)
        let ink = Color(red: 0.43, green: 0.43, blue: 0.46)
        let rim = field.insetBy(dx: side * 0.01, dy: side * 0.01)
        return Layer(contents: [
            .fill(.rectangle(field), Color(red: 0.9, green: 0.9, blue: 0.92)),
            .stroke(
                .rectangle(rim), Color(red: 0.74, green: 0.74, blue: 0.77), Stroke(width: side * 0.02)),
            .text(
                Text(
                    name, font: Font(system: .standard, size: letterSize(of: name, side)), color: ink,
                    frame: rim.insetBy(dx: side * 0.04, dy: 0),
                    alignment: .center, lineLimit: 0)),
        ])
    }
}
