/// The user's preferred size of texts. A film has the standard one, large.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    /// No category specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest texts.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Small texts.
    public static let small = UIContentSizeCategory("S")
    /// Texts below the standard size.
    public static let medium = UIContentSizeCategory("M")
    /// The standard size.
    public static let large = UIContentSizeCategory("L")
    /// Texts above the standard size.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Large texts.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest texts without accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The first accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// The categories from the smallest texts to the largest.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among all categories; that of large for an unknown one.
    var order: Int { UIContentSizeCategory.all.firstIndex(of: self) ?? 3 }

    /// A Boolean value that indicates whether the category is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { order >= UIContentSizeCategory.accessibilityMedium.order }
}

extension UIContentSizeCategory {
    /// The notification that the user prefers another size of texts; never posted in a film.
    public static var didChangeNotification: NSNotification.Name {
        warnOfNoEffect(anywhere: "UIContentSizeCategory.didChangeNotification")
        return NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    }
    /// The key of the new size in that notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether texts of a category are smaller than those of another.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.order < right.order
    }
}
