import UIKit
import AVFoundation
@UIApplicationMain @objc(Delegate) class AppDelegate: UIResponder {}
@objc protocol Watcher { @objc optional func saw(_ view: UIView) -> Bool; func needed() }
class One: UIViewController {
    @IBOutlet weak var label: UILabel!
    weak var watcher: Watcher?
    override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped as (UITapGestureRecognizer) -> Void))
        let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), key = #keyPath(One.label)
        if watcher?.saw?(view) == true { watcher!.saw!(view) }
        perform(#selector(getter: self.label)); Selector(("tapped:"))
    }
    @objc private func tapped(_ tap: UITapGestureRecognizer) {}
    private class Inner: NSObject { @objc
        func tapped() {} }
}
extension One { override func viewDidAppear(_ animated: Bool) {} ; override var title: String? { get { nil } set {} } }
#if os(iOS) && !targetEnvironment(simulator)
extension UIView { @objc dynamic func shake(by x: CGFloat) {} }
#endif
