/// A class made of a generic one, which adds its methods to the table when it is first asked for one: no
/// code at the top level can name it. Source adaptation lets generic classes conform. Flipbook's own.
@preconcurrency @MainActor public protocol SpecializedClass: AnyObject {
    /// Adds the methods that selectors can find.
    static func flipbookAddMethods()
}
