/// Buttons that belong together, for which one stands where there is little room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that stands for all; nil for none.
    open var representativeItem: UIBarButtonItem?
    /// A Boolean value that indicates whether one button stands for all; always false.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// A Boolean value that indicates whether the group is hidden; default false.
    open var isHidden = false
    /// A Boolean value that indicates whether the group is there whatever the user chooses; default false.
    open var alwaysAvailable = false

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }
}
