import CoreLayers

/// Returns a value of geometry as an object, as every cast to `NSValue` finds one on devices; nil for other
/// values. Source adaptation puts it in place of `as? NSValue`. Flipbook's own.
///
/// Foundation for Linux keeps a structure in `Any` as it is: the changes that observers get, for example.
public func flipbookValue(_ value: Any?) -> NSValue? {
    switch value {
    case let value as NSValue: value
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGVector: NSValue(cgVector: value)
    case let value as CGAffineTransform: NSValue(cgAffineTransform: value)
    case let value as CATransform3D: NSValue(caTransform3D: value)
    case let value as UIEdgeInsets: NSValue(uiEdgeInsets: value)
    case let value as NSDirectionalEdgeInsets: NSValue(directionalEdgeInsets: value)
    case let value as UIOffset: NSValue(uiOffset: value)
    default: nil
    }
}
