// Inert code in place of GameKit.
// swift-format-ignore-file
import UIKit

class GKLocalPlayer: NSObject {
    static let local = GKLocalPlayer()
    static func localPlayer() -> GKLocalPlayer { local }
    var isAuthenticated: Bool { false }
    var displayName: String { "" }
    var alias: String { "" }
    var authenticateHandler: ((UIViewController?, Error?) -> Void)?
}
class GKScore: NSObject {
    var value: Int64 = 0
    init(leaderboardIdentifier identifier: String) {}
    static func report(_ scores: [GKScore], withCompletionHandler handler: ((Error?) -> Void)? = nil) {
        handler?(nil)
    }
}
class GKAchievement: NSObject {
    var percentComplete = 0.0
    var showsCompletionBanner = false
    init(identifier: String) {}
    static func report(_ achievements: [GKAchievement], withCompletionHandler handler: ((Error?) -> Void)? = nil) {
        handler?(nil)
    }
}
protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
class GKGameCenterViewController: UIViewController {
    enum State { case `default`, leaderboards, achievements }
    weak var gameCenterDelegate: GKGameCenterControllerDelegate?
    var viewState = State.default
    var leaderboardIdentifier: String?
}
