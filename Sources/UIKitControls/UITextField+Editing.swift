import Foundation
import UIKitCore

extension UITextField {
    /// Replaces the last characters, unless the delegate forbids it.
    func replaceEnd(_ count: Int, with string: String) {
        let text = text ?? ""
        guard text.count >= count else { return }
        let kept = String(text.dropLast(count))
        let range = NSRange(location: kept.utf16.count, length: text.utf16.count - kept.utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false
        else { return }
        self.text = kept + string
        post(Self.textDidChangeNotification)
        send(.editingChanged, nil)
    }
}
