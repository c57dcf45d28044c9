package import UIKitHost

/// A view controller for a scene that is not one itself. It calls the scene's `setUp(in:)` when its view is
/// loaded, and keeps a strong reference to the scene.
package final class SceneViewController: UIViewController {
    package private(set) var scene: (any Scene)?

    convenience init(_ scene: any Scene) {
        self.init()
        self.scene = scene
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        RunContext.current.nameSource = scene
        scene?.setUp(in: view)
    }
}
