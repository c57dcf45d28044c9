import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Content that a finger drags from one view to another.
@MainActor @Suite struct DragTests {
    private final class Source: UIView, UIDragInteractionDelegate {
        let log: Log
        var hasItems = true
        var allowsMove = true

        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
            let label = UILabel(frame: bounds)
            label.text = "Card"
            addSubview(label)
            addInteraction(UIDragInteraction(delegate: self))
        }
        required init?(coder: NSCoder) { nil }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("touched") }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            guard hasItems else { return [] }
            log("items")
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "card 7")))
            item.localObject = 7
            return [item]
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { allowsMove }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            log("begins")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession,
            willEndWith operation: UIDropOperation
        ) {
            log("ends with \(operation)")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) {
            log("ended")
        }
    }

    private final class Target: UIView, UIDropInteractionDelegate {
        let log: Log
        var operation = UIDropOperation.copy
        var takes = true

        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 160, y: 300, width: 140, height: 140))
            addInteraction(UIDropInteraction(delegate: self))
        }
        required init?(coder: NSCoder) { nil }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            takes && session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            log("enters")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            log("leaves")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
            -> UIDropProposal
        { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log("drop \(session.items[0].localObject as? Int ?? 0)")
            session.loadObjects(ofClass: NSString.self) { [log] in log("got \($0[0])") }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            log("concludes")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            log("session ends")
        }
    }

    private let screen = TouchScreen()
    private let log = Log()
    private let source: Source
    private let target: Target

    init() {
        (source, target) = (Source(log), Target(log))
        screen.host.withCurrent { [screen, source, target] in
            screen.root.addSubview(target)
            screen.root.addSubview(source)
        }
    }

    private func drag(to points: CGPoint...) {
        let path = [CGPoint(x: 70, y: 130)] + points
        screen.host.inputScript = [.drag(along: path, from: 0.1, to: 2)]
        screen.run(1.9)
    }

    private func boxes() -> [CGRect] {
        PageText.all(of: screen.host.picture()).filter { $0.string == "Card" }.map(\.box)
    }

    @Test func theItemFollowsTheFingerAndIsDropped() throws {
        drag(to: CGPoint(x: 230, y: 370))
        // The picture of the card is below the finger, above the card in its place.
        #expect(boxes().count == 2)
        let lifted = try #require(boxes().last)
        #expect(isNear(lifted.midY, 370, within: 25) && lifted.minX > 150)
        #expect(log.entries == ["items", "begins", "enters"])
        screen.run(1)
        #expect(
            log.entries.dropFirst(3) == [
                "ends with copy", "drop 7", "got card 7", "concludes", "session ends", "ended",
            ])
        #expect(boxes().count == 1 && screen.host.failure == nil)
    }

    @Test func anItemThatNoViewTakesReturns() {
        drag(to: CGPoint(x: 230, y: 370), CGPoint(x: 60, y: 500))
        screen.run(1)
        #expect(
            log.entries == [
                "items", "begins", "enters", "leaves", "ends with cancel", "session ends", "ended",
            ])
        #expect(boxes().count == 1 && screen.host.failure == nil)
    }

    @Test func aMoveThatTheSourceForbidsIsNoDrop() {
        (source.allowsMove, target.operation) = (false, .move)
        drag(to: CGPoint(x: 230, y: 370))
        screen.run(1)
        #expect(log.entries.contains("ends with cancel") && !log.entries.contains("drop 7"))
    }

    @Test func aViewThatCannotHandleTheItemsLearnsNothing() {
        target.takes = false
        drag(to: CGPoint(x: 230, y: 370))
        screen.run(1)
        #expect(log.entries == ["items", "begins", "ends with cancel", "ended"])
    }

    @Test func aPressWithoutItemsReachesTheView() {
        source.hasItems = false
        screen.host.inputScript = [.longPress(at: CGPoint(x: 70, y: 130), from: 0.1, to: 0.9)]
        screen.run(1.2)
        #expect(log.entries == ["touched"])
    }

    @Test func aViewHoldsItsInteractions() {
        weak var held: UIDragInteraction?
        do {
            let interaction = UIDragInteraction(delegate: source)
            target.addInteraction(interaction)
            held = interaction
        }
        #expect(held != nil && target.interactions.count == 2)
        if let held { target.removeInteraction(held) }
        #expect(held == nil && target.interactions.count == 1)
    }

    @Test func aProviderGivesWhatItHas() {
        let provider = NSItemProvider(object: NSString(string: "text"))
        #expect(
            provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: UIImage.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        var results: [String] = []
        screen.host.withCurrent {
            provider.loadObject(ofClass: String.self) { text, _ in results.append(text ?? "") }
            provider.loadObject(ofClass: UIImage.self) { _, error in results.append("\(error!)") }
        }
        screen.run(0.1)
        #expect(results == ["text", "NSItemProvider: there is no object of class UIImage."])
    }
}
