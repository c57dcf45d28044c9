// Inert code in place of Social.
import UIKit

let SLServiceTypeTwitter = "com.apple.social.twitter"
let SLServiceTypeFacebook = "com.apple.social.facebook"
class SLComposeViewController: UIViewController {
    convenience init?(forServiceType serviceType: String) { return nil }
    static func isAvailable(forServiceType serviceType: String) -> Bool { false }
    @discardableResult func setInitialText(_ text: String) -> Bool { false }
    @discardableResult func add(_ image: UIImage) -> Bool { false }
    @discardableResult func add(_ url: URL) -> Bool { false }
}
