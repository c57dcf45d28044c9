public import Foundation

/// A function of images with values by name.
///
/// The colors of pictures are in linear light while filters compute, as in Core Image. Filters that do not
/// exist here are nil, with a warning.
open class CIFilter: NSObject {
    /// The name.
    public var name: String
    private let kind: FilterKind
    private(set) var storedValues: [String: Any]

    init(_ name: String, _ kind: FilterKind) {
        (self.name, self.kind, storedValues) = (name, kind, kind.defaults)
        super.init()
    }

    /// Creates a filter of a name; nil, with a warning, for one that does not exist here.
    public convenience init?(name: String) {
        guard let kind = FilterKind.all[name] else {
            warn(anywhere: "CIFilter(name: \"\(name)\") is nil: there is no such filter here.")
            return nil
        }
        self.init(name, kind)
    }

    /// Creates a filter of a name with some values; nil, with a warning, for one that does not exist here.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { storedValues[key] = value }
    }

    /// Creates a filter of a name with some values; nil, with a warning, for one that does not exist here.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// The image that the filter makes; nil without what it needs.
    open var outputImage: CIImage? { kind.image(FilterValues(storedValues)) }

    /// Gives all values but images their defaults.
    open func setDefaults() {
        for (key, value) in kind.defaults { storedValues[key] = value }
    }

    /// Sets a value by its name; nil removes it.
    open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

    /// Returns a value by its name; nil for none.
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : storedValues[key]
    }

    /// The names of the values.
    public var inputKeys: [String] { kind.keys }
    /// The names of what the filter makes.
    public var outputKeys: [String] { [kCIOutputImageKey] }
    /// The filter's name and the defaults of its values.
    public var attributes: [String: Any] {
        var all: [String: Any] = ["CIAttributeFilterName": name]
        for (key, value) in kind.defaults { all[key] = ["CIAttributeDefault": value] }
        return all
    }

    /// Returns the names of all filters that exist here; the category has no effect.
    public class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }

    /// Returns the names of all filters that exist here; the categories have no effect.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        filterNames(inCategory: nil)
    }
}
