// On Apple's systems a Swift string is bridged to NSString, so that `"floor" as NSCopying` is a boundary's
// identifier. On Linux nothing is bridged; this lets the same line compile.
extension String: @retroactive NSCopying {
    /// The string itself: it is a value.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
