/// The frame that Xcode has saved for a view: a rectangle, or the distances from the edges of its container.
@MainActor struct SavedFrame {
    let element: InterfaceElement

    /// The rectangle; nil for none.
    var rect: CGRect? {
        if let rect = element.child(key: "frame") {
            return CGRect(
                x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
                height: rect.number("height") ?? 0)
        }
        guard let inset = element.child(key: "frameInset") else { return nil }
        let container = containerSize
        let (x, width) = Self.span(inset, ("minX", "width", "maxX"), in: container.width)
        let (y, height) = Self.span(inset, ("minY", "height", "maxY"), in: container.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size of the nearest element around with a frame, or else the screen's.
    private var containerSize: CGSize {
        sequence(first: element, next: \.parent).dropFirst().lazy.compactMap { SavedFrame(element: $0).rect }
            .first?.size ?? UIScreen.main.bounds.size
    }

    /// Returns start and length along an axis. A percentage is a share of the container's length for the
    /// length, and for the distances beside such a length: these then grow with the container in proportion.
    /// Beside a length in points, a distance is a share of the room that it leaves.
    private static func span(
        _ inset: InterfaceElement, _ names: (near: String, length: String, far: String), in whole: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let own = inset.length(names.length, of: whole)
        let isShare = inset[names.length]?.hasSuffix("%") == true
        let room = isShare ? whole : whole - (own ?? 0)
        let (near, far) = (inset.length(names.near, of: room), inset.length(names.far, of: room))
        let length = own ?? max(0, whole - (near ?? 0) - (far ?? 0))
        return (near ?? far.map { whole - length - $0 } ?? 0, length)
    }
}

extension InterfaceElement {
    /// Returns an attribute in points, such as `20`, or `50%` of a whole to the nearest half point; nil when
    /// it is missing or not a finite number.
    fileprivate func length(_ attribute: String, of whole: CGFloat) -> CGFloat? {
        guard let text = self[attribute] else { return nil }
        let isShare = text.hasSuffix("%")
        guard let number = Double(isShare ? String(text.dropLast()) : text), number.isFinite else {
            return nil
        }
        return isShare ? (CGFloat(number) / 100 * whole * 2).rounded() / 2 : CGFloat(number)
    }
}
