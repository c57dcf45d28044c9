// Inert code in place of SafariServices.
import UIKit

class SFSafariViewController: UIViewController {
    convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
}
