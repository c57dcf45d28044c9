public import UIKitCore

/// A drag, as the view to which it goes sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag from the same app.
    var localDragSession: (any UIDragSession)? { get }
    /// The look of the progress; default that of the system. It is not seen: content is there on the next
    /// tick.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Gives the objects of a class of all items on the next tick.
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: The closure that gets the objects.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Gives the texts of all items on the next tick.
    /// - Parameters:
    ///   - aClass: The type of texts.
    ///   - completion: The closure that gets the texts.
    @discardableResult public func loadObjects(
        ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
    ) -> Progress {
        loadObjects(ofClass: NSString.self) { texts in
            completion(texts.compactMap { ($0 as? NSString).map { "\($0)" } })
        }
    }
}
