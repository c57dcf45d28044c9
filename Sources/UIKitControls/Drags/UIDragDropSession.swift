public import UIKitCore

/// The content that a finger drags, for both views.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// A Boolean value that indicates whether the content may leave its view.
    var allowsMoveOperation: Bool { get }
    /// A Boolean value that indicates whether no other app gets the content.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the place of the finger in the coordinates of a view.
    /// - Parameter view: The view.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item has one of several types.
    /// - Parameter typeIdentifiers: The identifiers of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an item has an object of a class.
    /// - Parameter aClass: The class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether an item has one of several types.
    /// - Parameter typeIdentifiers: The identifiers of the types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// Returns whether an item has an object of a class.
    /// - Parameter aClass: The class.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Returns whether an item has a text.
    /// - Parameter aClass: The type of texts.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
}
