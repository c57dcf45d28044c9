// Archives hold points, sizes and rectangles as Foundation writes them, and the other types as texts.
extension NSCoder {
    /// Writes a vector under a key.
    ///
    /// - Parameters:
    ///   - vector: the vector.
    ///   - key: the key.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector), forKey: key)
    }

    /// Writes a transform under a key.
    ///
    /// - Parameters:
    ///   - transform: the transform.
    ///   - key: the key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform), forKey: key)
    }

    /// Writes insets under a key.
    ///
    /// - Parameters:
    ///   - insets: the insets.
    ///   - key: the key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets), forKey: key)
    }

    /// Writes an offset under a key.
    ///
    /// - Parameters:
    ///   - offset: the offset.
    ///   - key: the key.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset), forKey: key)
    }

    /// Returns the point under a key; zero for none.
    ///
    /// - Parameter key: the key.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// Returns the size under a key; zero for none.
    ///
    /// - Parameter key: the key.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// Returns the rectangle under a key; zero for none.
    ///
    /// - Parameter key: the key.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Returns the vector under a key; zero for none.
    ///
    /// - Parameter key: the key.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(forKey: key)) }

    /// Returns the transform under a key; one of zeros for none.
    ///
    /// - Parameter key: the key.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(forKey: key))
    }

    /// Returns the insets under a key; zero for none.
    ///
    /// - Parameter key: the key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: text(forKey: key))
    }

    /// Returns the offset under a key; zero for none.
    ///
    /// - Parameter key: the key.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(forKey: key)) }

    private func text(forKey key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
}
