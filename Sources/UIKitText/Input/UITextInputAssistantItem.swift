/// The row of buttons above a tablet's keyboard, which a film does not show.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// A Boolean value that indicates whether users can hide the row; default true.
    open var allowsHidingShortcuts = true
    /// The buttons at the left; default none. They have no effect.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !leadingBarButtonGroups.isEmpty {
                warnOfNoEffect("UITextInputAssistantItem.leadingBarButtonGroups")
            }
        }
    }
    /// The buttons at the right; default none. They have no effect.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !trailingBarButtonGroups.isEmpty {
                warnOfNoEffect("UITextInputAssistantItem.trailingBarButtonGroups")
            }
        }
    }
}

/// The rows of the responders of a run.
@MainActor private final class AssistantItems: RunState {
    private var items: [ObjectIdentifier: (owner: UIResponder, item: UITextInputAssistantItem)] = [:]

    init(of context: RunContext) {}

    func item(of responder: UIResponder) -> UITextInputAssistantItem {
        if let item = items[ObjectIdentifier(responder)]?.item { return item }
        let item = UITextInputAssistantItem()
        items[ObjectIdentifier(responder)] = (responder, item)
        return item
    }
}

extension UIResponder {
    /// The row of buttons above a tablet's keyboard.
    public var inputAssistantItem: UITextInputAssistantItem {
        RunContext.current[AssistantItems.self].item(of: self)
    }
}
