import UIKitCore

/// An object that an item provider takes, such as a text or an image.
@preconcurrency @MainActor public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types in which the object can be written, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}
