/// A rectangle of a part of a text.
final class TextSpanRect: UITextSelectionRect {
    private let place: (rect: CGRect, isFirst: Bool, isLast: Bool)

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { place = (rect, isFirst, isLast) }

    override var rect: CGRect { place.rect }
    override var containsStart: Bool { place.isFirst }
    override var containsEnd: Bool { place.isLast }
}
