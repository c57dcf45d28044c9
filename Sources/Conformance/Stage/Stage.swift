import Picture
import UIKit
import UIKitMembers

/// The state of a set-up: the host, the subject of the quantity, and named parts.
@preconcurrency @MainActor final class Stage {
    /// The host, whose context is the current one while the stage is used.
    let host: SceneHost
    /// The row that is evaluated.
    let row: DeviceRow
    let members = MemberTable.all
    /// The object or value that the quantity belongs to; nil before the first phrase.
    var subject: Any?
    /// The object that properties of the set-up go to: the last one that the set-up named.
    var current: Any?
    /// The value of the last call in the set-up; nil when it called nothing.
    var result: Any?
    /// Named parts.
    var names: [String: Any] = [:]
    /// The views of a named constraint system, and what is to be done when the set-up is complete.
    var finishing: [@MainActor (Stage) throws -> Void] = []
    /// The objects that nothing else holds, such as data sources.
    var kept: [AnyObject] = []
    /// The number of the phrases that were read.
    var count = 0

    private var installed: UIViewController?

    init(_ row: DeviceRow, ruler: any TextMeasurer) {
        self.row = row
        let screen = StageHost(of: row.setup)
        host = SceneHost(size: screen.size, scale: screen.scale, textRuler: ruler)
        host.safeAreaInsets = screen.insets
        host.look = row.look
    }

    var conversion: Conversion { Conversion(members) }

    /// The controller whose view fills the window; made on first use.
    var controller: UIViewController {
        get {
            if let installed { return installed }
            let controller = UIViewController()
            install(controller)
            return controller
        }
        set { install(newValue) }
    }

    /// The view that fills the window.
    var root: UIView { controller.view }

    private func install(_ controller: UIViewController) {
        installed = controller
        host.install(controller)
    }

    /// Makes an object the subject, and the one that properties go to.
    func begin(_ value: Any) {
        subject = value
        current = value
    }

    /// Lets film time pass, in seconds.
    func run(_ seconds: Double, step: Double = 1.0 / 60) {
        var left = seconds
        while left > 1e-9 {
            host.advance(by: min(step, left))
            left -= step
        }
    }

    /// Adds a view to the window unless it is in a view already, and lays everything out.
    func show(_ view: UIView) {
        if view.superview == nil, view !== root, view.window == nil { root.addSubview(view) }
        view.layoutIfNeeded()
        run(0.05)
    }

    /// Performs what waited for the end of the set-up.
    func finish() throws {
        let actions = finishing
        finishing = []
        for action in actions { try action(self) }
    }
}
