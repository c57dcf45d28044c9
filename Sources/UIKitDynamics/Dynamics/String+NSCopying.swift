// On Apple's systems a Swift string is bridged to NSString, so `"floor" as NSCopying` can be the identifier
// of a boundary. Linux has no bridging; this conformance makes the same line compile.
extension String: @retroactive NSCopying {
    /// Returns the string itself, because it is a value.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
