import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// The button in a bar that begins and ends the editing of a controller.
@MainActor @Suite struct EditButtonTests {
    @Test func theButtonShowsDoneWhileTheContentsAreEdited() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let controller = UIViewController()
        host.withCurrent { controller.navigationItem.rightBarButtonItem = controller.editButtonItem }
        host.install(UINavigationController(rootViewController: controller))
        host.advance(by: 0)
        #expect(controller.editButtonItem === controller.navigationItem.rightBarButtonItem)
        #expect(PageText.all(of: host.picture()).map(\.string).contains("Edit"))
        host.inputScript = [.tap(at: CGPoint(x: 290, y: 22), time: 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(controller.isEditing && controller.editButtonItem.style == .done)
        let texts = PageText.all(of: host.picture()).map(\.string)
        #expect(texts.contains("Done") && !texts.contains("Edit"))
        host.withCurrent { controller.setEditing(false, animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(PageText.all(of: host.picture()).map(\.string).contains("Edit"))
    }
}
