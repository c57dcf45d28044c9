@_spi(UIKitInternals) import CoreLayers
import Picture

extension UIView {
    /// Returns a value of every view or of a scroll view.
    func viewValue(_ key: String) -> KeyedValue? {
        switch key {
        case "center": KeyedValue(self, \.center)
        case "frame": KeyedValue(self, \.frame)
        case "bounds": KeyedValue(self, \.bounds)
        case "transform": KeyedValue(self, \.transform)
        case "alpha": KeyedValue(self, \.alpha)
        case "hidden", "isHidden": KeyedValue(self, \.isHidden)
        case "backgroundColor": KeyedValue(self, \.backgroundColor)
        case "tintColor": KeyedValue(self, \.tintColor)
        case "tag": KeyedValue(self, \.tag)
        case "clipsToBounds": KeyedValue(self, \.clipsToBounds)
        case "userInteractionEnabled", "isUserInteractionEnabled":
            KeyedValue(self, \.isUserInteractionEnabled)
        case "layer": KeyedValue(get: { [self] in layer })
        case "contentOffset": (self as? UIScrollView).map { KeyedValue($0, \.contentOffset) }
        case "contentSize": (self as? UIScrollView).map { KeyedValue($0, \.contentSize) }
        default: part(key)
        }
    }

    /// Returns a part of a value, such as "frame.size.width".
    private func part(_ path: String) -> KeyedValue? {
        let words = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard words.count == 2, words[0] != "layer", let whole = viewValue(words[0]),
            let parts = whole.get().flatMap(LayerValue.init(any:)), let part = parts.part(words[1])
        else { return nil }
        return KeyedValue(get: { part.asAny }) {
            guard let new = LayerValue(any: $0) else { return false }
            var changed = parts
            changed.setPart(words[1], to: new)
            let result = changed.asAny
            return whole.set((result as? CATransform3D).map(CATransform3DGetAffineTransform) ?? result)
        }
    }
}
