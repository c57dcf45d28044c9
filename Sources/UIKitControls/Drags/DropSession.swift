import UIKitCore

/// The content that a finger drags, for the view to which it goes.
@MainActor final class DropSession: NSObject, UIDropSession {
    private let drag: DragSession
    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(_ drag: DragSession) { self.drag = drag }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let objects = items.compactMap { $0.itemProvider.object(of: aClass) }
        let progress = Progress(totalUnitCount: 1)
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) {
            progress.completedUnitCount = 1
            completion(objects)
        }
        return progress
    }
}
