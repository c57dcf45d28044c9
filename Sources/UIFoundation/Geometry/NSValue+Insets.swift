import CoreLayers

extension NSValue {
    /// Creates a value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }

    /// Creates a value that holds insets whose sides follow the direction of the text.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
    }

    /// Creates a value that holds an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
    }

    /// The insets that the value holds; zero for other values.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(4).map { CGFloat($0) }
        return n.count == 4 ? UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]) : .zero
    }

    /// The insets that the value holds, whose sides follow the direction of the text; zero for other values.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(4).map { CGFloat($0) }
        return n.count == 4
            ? NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3]) : .zero
    }

    /// The offset that the value holds; zero for other values.
    public var uiOffsetValue: UIOffset {
        let n = numbers(2).map { CGFloat($0) }
        return n.count == 2 ? UIOffset(horizontal: n[0], vertical: n[1]) : .zero
    }
}
