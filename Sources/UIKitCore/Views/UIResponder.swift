/// An object that can respond to events: the superclass of views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// The number of the object in the run, from 1, in the order of first use.
    private lazy var hashNumber = RunContext.current.newHashNumber()

    /// The hash value, which is the same in every run, as is the order of sets of such objects.
    open override var hash: Int { MainActor.assumeIsolated { hashNumber } }

    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// Updates what the content shows, before the first layout, when that was requested, and after a change
    /// of an `@Observable` property that it reads. Views and controllers get the call; the default
    /// implementation does nothing.
    open func updateProperties() {}
    /// True while `updateProperties()` is due, which it is at first.
    var needsPropertyUpdate = true
    /// The numbers of the last calls of the methods that have read properties of `@Observable` objects.
    var observingCalls: [ObservingMethod: Int] = [:]

    /// The next responder, which receives the events that this one does not handle; default nil.
    open var next: UIResponder? { nil }

    /// The views and controllers that a remote control or keyboard reaches first; default none, for the usual
    /// ones. UIKit has the member in views and controllers alone. A film never calls it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Moves the focus before the next frame. It has no effect.
    open func setNeedsFocusUpdate() { warnOfNoEffect("UIResponder.setNeedsFocusUpdate") }

    /// Moves the focus at once where that was requested. It has no effect.
    open func updateFocusIfNeeded() { warnOfNoEffect("UIResponder.updateFocusIfNeeded") }

    /// Notifies the observer that an observed property has changed. The default implementation reports an
    /// error, since an observer has to override it.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        RunContext.current.fail(
            SceneFailure(
                "\(type(of: self)) observes '\(keyPath ?? "")', so it must override "
                    + "observeValue(forKeyPath:of:change:context:), and not call super for it."))
    }

    /// The record of changes that can be undone: that of the window.
    open var undoManager: UndoManager? { RunContext.current.undoManager }

    /// The activity of the user that the responder shows, which another device could take up; default nil.
    open var userActivity: NSUserActivity?

    /// The view in place of the keyboard; default nil, for the keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard; default nil, for that of the next responder that has one.
    open var inputAccessoryView: UIView? { nil }

    /// Shows changed views in place of the keyboard and above it, where the object receives typed text.
    open func reloadInputViews() { if isFirstResponder { raiseKeyboard() } }

    /// Notifies an object of a storyboard or xib that all of its objects are connected. The default
    /// implementation does nothing.
    open func awakeFromNib() {}

    /// Prepares an object for Xcode's drawing. A film never calls it.
    open func prepareForInterfaceBuilder() {}

    /// Notifies the object of better measures of a pencil's touches. A film never calls it.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Edit actions

    /// Moves what is selected to the pasteboard. The default implementation does nothing.
    open func cut(_ sender: Any?) {}

    /// Copies what is selected to the pasteboard. The default implementation does nothing.
    open func copy(_ sender: Any?) {}

    /// Inserts what is on the pasteboard. The default implementation does nothing.
    open func paste(_ sender: Any?) {}

    /// Selects what is at the cursor. The default implementation does nothing.
    open func select(_ sender: Any?) {}

    /// Selects everything. The default implementation does nothing.
    open func selectAll(_ sender: Any?) {}

    /// Removes what is selected. The default implementation does nothing.
    open func delete(_ sender: Any?) {}

    /// Returns the value of a name; nil for an object without it.
    @_spi(UIKitInternals) open func keyedValue(_ key: String) -> KeyedValue? {
        (self as? UIViewController)?.controllerValue(key)
    }

    // MARK: First responder

    /// A Boolean value that indicates whether the object can receive typed text; default false.
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value that indicates whether the object gives up typed text on request; default true.
    open var canResignFirstResponder: Bool { true }

    /// A Boolean value that indicates whether the object receives typed text.
    open var isFirstResponder: Bool { RunContext.current.screenState.firstResponder === self }

    /// Makes the object the one that receives typed text; returns whether it does. The keyboard is shown for
    /// one into which text can be typed, or which has views in place of the keyboard or above it.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        guard RunContext.current.screenState.handOver(to: self) else { return false }
        if !raisesKeyboardLate { raiseKeyboard() }
        return true
    }

    /// Gives up typed text; returns whether it did.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        RunContext.current.screenState.endTyping(into: self)
        return true
    }

    /// True for an object that shows the keyboard itself, after other calls.
    @_spi(UIKitInternals) open var raisesKeyboardLate: Bool { false }

    /// Shows the keyboard for the object.
    @_spi(UIKitInternals) public func raiseKeyboard() {
        RunContext.current.screenState.keyboard?.follow(self)
    }

    // MARK: Accessibility

    var accessibility: AccessibilityProperties?

    private func setAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
        var properties = accessibility ?? AccessibilityProperties()
        change(&properties)
        accessibility = properties
    }

    /// A Boolean value that indicates whether the object is an element to be read out; default false.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { setAccessibility { $0.isElement = newValue } }
    }

    /// The text that is read out; default nil.
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { setAccessibility { $0.label = newValue } }
    }

    /// The text that describes the effect of a tap; default nil.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { setAccessibility { $0.hint = newValue } }
    }

    /// The value that is read out; default nil.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { setAccessibility { $0.value = newValue } }
    }

    /// The traits; default none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { setAccessibility { $0.traits = newValue } }
    }

    /// The elements in the object; default nil.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { setAccessibility { $0.elements = newValue } }
    }

    /// A Boolean value that indicates whether the elements in the object are not read out; default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.areElementsHidden ?? false }
        set { setAccessibility { $0.areElementsHidden = newValue } }
    }

    /// A Boolean value that indicates whether only the elements in the object are read out; default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { setAccessibility { $0.isModal = newValue } }
    }

    /// The actions offered to people who hear the interface; default nil. A film performs none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { setAccessibility { $0.customActions = newValue } }
    }

    /// The way of moving from element to element; default automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { setAccessibility { $0.navigationStyle = newValue } }
    }

    /// Returns the number of elements in the object.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns an element in the object; nil for an index without one.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element of the container; `NSNotFound` for another one. A film has no reader
    /// that asks.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: Touches

    // Each of the calls below has exactly one touch: the order of a set of several changes from run to
    // run, and could affect the film.

    /// Notifies the responder that a finger was put down on the view. The default implementation forwards
    /// the call to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Notifies the responder that the finger has moved. The default implementation forwards the call
    /// to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Notifies the responder that the finger was lifted. The default implementation forwards the
    /// call to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Notifies the responder, instead of `touchesEnded`, that the touch was canceled:
    /// a recognizer has recognized it, or the view has left the window. The default implementation forwards
    /// the call to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys, motion and actions

    // A film sends none of these events; code overrides their methods.

    /// Notifies the responder that the device begins to shake. A film never calls it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Notifies the responder that the device was shaken. A film never calls it.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Notifies the responder that the motion was canceled. A film never calls it.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Notifies the responder of an event of a remote control. A film never calls it.
    open func remoteControlReceived(with event: UIEvent?) {}

    /// Asks the responder for a larger value, for people who hear the interface. A film never calls it.
    open func accessibilityIncrement() {}

    /// Asks the responder for a smaller value, for people who hear the interface. A film never calls it.
    open func accessibilityDecrement() {}

    /// Performs what a tap does and returns whether it did, for people who hear it. A film never calls it.
    open func accessibilityActivate() -> Bool { false }

    /// Closes what is shown; returns whether it did. A film never calls it.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the main action of the screen; returns whether it did. A film never calls it.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Scrolls in a direction; returns whether it did. A film never calls it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Notifies the responder that it is read out. A film never calls it.
    open func accessibilityElementDidBecomeFocused() {}

    /// Notifies the responder that it is no longer read out. A film never calls it.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns a Boolean value that indicates whether the responder is read out; default false.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Notifies the responder that a key was pressed. A film never calls it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Notifies the responder that a key was released. A film never calls it.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// The key combinations of the responder; default nil. They have no effect.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Returns a Boolean value that indicates whether the responder has a command of a menu; default true for
    /// actions that it implements. A film shows no such menus.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// Returns the nearest responder, from this one outward, that performs an action; nil for none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }
}

/// The class with the edit actions, by which selectors name them.
public typealias UIResponderStandardEditActions = UIResponder
