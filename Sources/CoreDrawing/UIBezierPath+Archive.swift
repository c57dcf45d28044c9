import Picture

/// The keys of a path in an archive.
private enum Key {
    static let elements = "UIBezierPath"
    static let width = "lineWidth"
    static let cap = "lineCapStyle"
    static let join = "lineJoinStyle"
    static let miter = "miterLimit"
    static let isEvenOdd = "usesEvenOddFillRule"
    static let dash = "dash"
    static let phase = "dashPhase"
}

extension UIBezierPath {
    /// Writes the elements and the properties of the stroke.
    func write(to coder: NSCoder) {
        let numbers = path.elements.flatMap(\.numbers)
        coder.encode(numbers.withUnsafeBytes { Data($0) }, forKey: Key.elements)
        coder.encode(Double(lineWidth), forKey: Key.width)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
        if miterLimit != 10 { coder.encode(Double(miterLimit), forKey: Key.miter) }
        coder.encode(usesEvenOddFillRule, forKey: Key.isEvenOdd)
        coder.encode(dash.lengths.map { Double($0) }, forKey: Key.dash)
        coder.encode(Double(dash.phase), forKey: Key.phase)
    }

    /// Takes the values of an archive; returns false for an archive without a path.
    func read(from coder: NSCoder) -> Bool {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.elements),
            let bytes = coder.decodeObject(of: NSData.self, forKey: Key.elements)
        else { return false }
        builder = PathBuilder(Path(Path.Element.elements(of: Self.numbers(in: bytes as Data))))
        lineWidth = CGFloat(coder.decodeDouble(forKey: Key.width))
        lineCapStyle = CGLineCap(rawValue: Int32(coder.decodeInteger(forKey: Key.cap))) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: Int32(coder.decodeInteger(forKey: Key.join))) ?? .miter
        if coder.containsValue(forKey: Key.miter) {
            miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miter))
        }
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.isEvenOdd)
        let lengths = coder.decodeObject(forKey: Key.dash) as? [Double] ?? []
        dash = (lengths.map { CGFloat($0) }, CGFloat(coder.decodeDouble(forKey: Key.phase)))
        return true
    }

    private static func numbers(in data: Data) -> [Double] {
        let size = MemoryLayout<Double>.size
        return data.withUnsafeBytes { bytes in
            (0..<bytes.count / size).map {
                bytes.loadUnaligned(fromByteOffset: $0 * size, as: Double.self)
            }
        }
    }
}

extension Path.Element {
    /// The number of the kind, and the coordinates.
    fileprivate var numbers: [Double] {
        switch self {
        case .move(let point): [0] + point.pair
        case .line(let point): [1] + point.pair
        case .curve(let end, let control1, let control2): [2] + end.pair + control1.pair + control2.pair
        case .close: [3]
        }
    }

    /// Returns the elements that numbers describe, up to the first that describes none.
    fileprivate static func elements(of numbers: [Double]) -> [Path.Element] {
        var elements: [Path.Element] = []
        var rest = numbers[...]
        func point() -> CGPoint? {
            guard rest.count >= 2, let x = rest.popFirst(), let y = rest.popFirst() else { return nil }
            return CGPoint(x: x, y: y)
        }
        while let kind = rest.popFirst() {
            switch kind {
            case 0:
                guard let start = point() else { return elements }
                elements.append(.move(start))
            case 1:
                guard let end = point() else { return elements }
                elements.append(.line(end))
            case 2:
                guard let end = point(), let control1 = point(), let control2 = point() else {
                    return elements
                }
                elements.append(.curve(to: end, control1: control1, control2: control2))
            case 3: elements.append(.close)
            default: return elements
            }
        }
        return elements
    }
}

extension CGPoint {
    /// Both coordinates.
    fileprivate var pair: [Double] { [Double(x), Double(y)] }
}
