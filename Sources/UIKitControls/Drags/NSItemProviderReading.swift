import UIKitCore

/// An object that an item provider gives, such as a text or an image.
@preconcurrency @MainActor public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types from which the object can be read, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}
