/// A text with attributes whose layout follows each change.
///
/// A subclass with a text of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited` in the last two; all other
/// changes call these.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable, Hashable {
        /// The bits of the kinds.
        public let rawValue: UInt
        /// Creates kinds from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters have changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The object that is notified of changes; default nil.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of changes since the last processing; default none.
    open private(set) var editedMask: EditActions = []
    /// The changed part of the text as it is now; its location is `NSNotFound` without a change.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of code units by which the text has become longer.
    open private(set) var changeInLength = 0

    private var managers: [WeakManager] = []
    /// The number of calls of `beginEditing` without their ends.
    private var editCount = 0
    private var isProcessing = false
    /// The closure that notifies the text view of a change; nil without a text view.
    var follower: (@MainActor () -> Void)?

    private struct WeakManager {
        weak var manager: NSLayoutManager?
    }

    /// The objects that lay out the text.
    open var layoutManagers: [NSLayoutManager] { managers.compactMap(\.manager) }

    /// Adds an object that lays out the text. It holds the text, and its text view shows it.
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(WeakManager(manager: aLayoutManager))
        aLayoutManager.textStorage = self
        aLayoutManager.forget()
        for container in aLayoutManager.textContainers { container.view?.adopt(container) }
    }

    /// Removes an object that lays out the text.
    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0.manager === aLayoutManager || $0.manager == nil }
        (aLayoutManager.textStorage, follower) = (nil, nil)
    }

    // MARK: Changes

    /// Begins a group of changes, which are processed at its end.
    open override func beginEditing() { editCount += 1 }

    /// Ends a group of changes.
    open override func endEditing() {
        editCount = max(0, editCount - 1)
        if editCount == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes a change of a part of the text, and processes it outside of groups.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the change.
    ///   - editedRange: The part before the change.
    ///   - delta: The number of code units by which it has become longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedRange.location == NSNotFound {
            self.editedRange = changed
        } else {
            let end = max(self.editedRange.location + self.editedRange.length + delta, changed.upperBound)
            let start = min(self.editedRange.location, changed.location)
            self.editedRange = NSRange(location: start, length: end - start)
        }
        changeInLength += delta
        if editCount == 0, !isProcessing { processEditing() }
    }

    /// Notifies the delegate, the layouts and the text view of the changes.
    open func processEditing() {
        guard !isProcessing else { return }
        isProcessing = true
        nonisolated(unsafe) let text = self
        MainActor.ifCurrent { text.notify() }
        (editedMask, changeInLength) = ([], 0)
        editedRange = NSRange(location: NSNotFound, length: 0)
        isProcessing = false
    }

    @MainActor private func notify() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        layoutManagers.forEach { $0.forget() }
        follower?()
    }

    /// Replaces characters; the new ones have the attributes of the first replaced one.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        let length = (str as NSString).length
        edited(.editedCharacters, range: range, changeInLength: length - range.length)
    }

    /// Replaces the attributes of a part.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // Foundation on Linux does not base its other changes on these two.

    /// Replaces characters and their attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
            values, part, _ in
            setAttributes(
                values, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Inserts a text.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Adds a text at the end.
    open override func append(_ attrString: NSAttributedString) {
        insert(attrString, at: (string as NSString).length)
    }

    /// Removes characters.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Replaces the whole text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: (string as NSString).length), with: attrString)
    }

    /// Adds an attribute to a part, in place of its own of that name.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Adds attributes to a part, in place of its own of these names.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute of a part.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    /// Changes the attributes of each stretch of a part.
    private func change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var place = range.location
        while place < range.upperBound {
            var stretch = NSRange()
            var values = attributes(at: place, effectiveRange: &stretch)
            let end = max(place + 1, min(stretch.upperBound, range.upperBound))
            change(&values)
            setAttributes(values, range: NSRange(location: place, length: end - place))
            place = end
        }
        endEditing()
    }
}
