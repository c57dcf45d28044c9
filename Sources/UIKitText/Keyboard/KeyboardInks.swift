import Picture
import UIKitCore

/// The colors of the keys, and the contents of a key in them; by eye.
@MainActor struct KeyboardInks {
    let isDark: Bool

    /// The color of labels.
    var text: Color { isDark ? .white : .black }
    /// The color of the lines between suggestions.
    var line: Color { isDark ? Color.white.faded(by: 0.15) : Color.black.faded(by: 0.15) }
    private var letter: Color { isDark ? Self.gray(107) : .white }
    private var other: Color {
        isDark ? Self.gray(71) : Color(red: 171.0 / 255, green: 177.0 / 255, blue: 186.0 / 255)
    }
    private var edge: Color { Color.black.faded(by: isDark ? 0.4 : 0.3) }

    private static func gray(_ level: Double) -> Color {
        Color(red: level / 255, green: level / 255, blue: level / 255)
    }

    /// Returns the box and the label of a key.
    func contents(of key: KeyboardRow.Key, in box: CGRect, enter: UIReturnKeyType) -> [Layer.Content] {
        switch key {
        case .letter(let label):
            cap(box, letter) + self.label(label, in: box, size: label.count > 1 ? 16 : 22)
        case .digit(let digit, let letters): cap(box, letter) + self.digit(digit, letters, in: box)
        case .symbol: cap(box, other)
        case .other(let label): cap(box, other) + self.label(label, in: box, size: 16)
        case .space: cap(box, letter) + self.label("space", in: box, size: 16)
        case .enter:
            enter.isProminent
                ? cap(box, UIColor.systemBlue.color) + label(enter.label, in: box, size: 16, .white)
                : cap(box, other) + label(enter.label, in: box, size: 16)
        case .gap: []
        }
    }

    private func cap(_ box: CGRect, _ color: Color) -> [Layer.Content] {
        [
            .fill(.roundedRectangle(box.offsetBy(dx: 0, dy: 1), cornerRadius: 5), edge),
            .fill(.roundedRectangle(box, cornerRadius: 5), color),
        ]
    }

    private func digit(_ digit: String, _ letters: String, in box: CGRect) -> [Layer.Content] {
        guard !letters.isEmpty else { return label(digit, in: box, size: 25) }
        let upper = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height * 0.7)
        let lower = CGRect(x: box.minX, y: upper.maxY - 4, width: box.width, height: box.height * 0.3)
        return label(digit, in: upper, size: 25) + label(letters, in: lower, size: 10)
    }

    private func label(_ string: String, in box: CGRect, size: CGFloat, _ color: Color? = nil)
        -> [Layer.Content]
    {
        let font = UIFont.systemFont(ofSize: size, weight: size == 10 ? .semibold : .regular)
        return [.text(Text(string, font: font.font, color: color ?? text, frame: box, alignment: .center))]
    }
}

extension UIReturnKeyType {
    /// The label of the key.
    fileprivate var label: String {
        switch self {
        case .default: "return"
        case .google, .yahoo, .search: "search"
        case .emergencyCall: "emergency"
        default: String(describing: self)
        }
    }

    /// True for the key of an action, which is blue.
    fileprivate var isProminent: Bool {
        switch self {
        case .default, .next, .continue: false
        default: true
        }
    }
}
