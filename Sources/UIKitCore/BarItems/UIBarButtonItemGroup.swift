/// Buttons that belong together, for which one stands where there is little room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            own()
            didChange?()
        }
    }
    /// The button that stands for all in a navigation bar that has no room for them; nil for none. One
    /// without an action or a menu opens a menu of the others.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            if let oldValue, oldValue.buttonGroup === self { oldValue.buttonGroup = nil }
            own()
            didChange?()
        }
    }
    /// A Boolean value that indicates whether one button stands for all.
    open var isDisplayingRepresentativeItem: Bool { isCollapsed && representativeItem != nil }
    /// A Boolean value that indicates whether the group is hidden; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
    /// A Boolean value that indicates whether the group is there whatever the user chooses; default false. It
    /// has no effect.
    open var alwaysAvailable = false {
        didSet { warnOfNoEffect("UIBarButtonItemGroup.alwaysAvailable", oldValue, alwaysAvailable) }
    }
    /// The entry that stands for the group in a menu; nil, the default, for those of its buttons.
    open var menuRepresentation: UIMenuElement?

    /// True for a group whose buttons have no room in the bar; default false.
    var isCollapsed = false
    /// True for a group that users add to a bar themselves, which no film shows.
    package private(set) var isLeftToUser = false
    /// The closure that notifies the item of a navigation bar of a change; nil without one.
    package var didChange: (() -> Void)?

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        own()
    }

    /// Returns a group that users can neither move nor remove.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that users can move. In a film it stays in its place.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        fixedGroup(representativeItem: representativeItem, items: items)
    }

    /// Returns a group that users can add, move and remove. In a film it is in the bar unless only users add
    /// it.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isLeftToUser = !isInDefaultCustomization
        return group
    }

    /// True for a group that bars show.
    var isShown: Bool { !isHidden && !isLeftToUser }

    private func own() {
        for item in barButtonItems { item.buttonGroup = self }
        representativeItem?.buttonGroup = self
    }
}

extension UIBarButtonItem {
    /// Returns a group of this button that users can neither move nor remove.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group of this button that users can move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group of this button that users can add, move and remove.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// True for a button that bars show.
    package var isShown: Bool { !isHidden && buttonGroup?.isShown != false }
}
