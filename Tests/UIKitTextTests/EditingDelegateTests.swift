import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Messages of fields and search bars to their delegates.
@MainActor @Suite struct EditingDelegateTests {
    private final class Delegate: NSObject, UITextFieldDelegate, UISearchBarDelegate {
        var calls: [String] = []
        var accepts = true

        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
        func textFieldDidChangeSelection(_ textField: UITextField) {
            calls.append("selection \(textField.selectedLocation)")
        }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            calls.append("end \(reason)")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            calls.append("\(range.location)+\(range.length) “\(string)”")
            return accepts
        }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("should begin")
            return accepts
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("changed \(searchText)")
        }
    }

    private let fixture = ViewFixture()
    private let delegate = Delegate()

    @Test func aFieldReportsEditingToItsEnd() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.delegate = delegate
        fixture.host.withCurrent {
            fixture.host.window.addSubview(field)
            field.becomeFirstResponder()
            field.insertText("ab")
            field.deleteBackward()
            delegate.accepts = false
            field.insertText("c")
            field.deleteBackward()
            field.resignFirstResponder()
        }
        #expect(field.text == "a")
        #expect(
            delegate.calls == [
                "begin", "selection 0", "0+0 “ab”", "selection 2", "1+1 “”", "selection 1", "1+0 “c”",
                "0+1 “”",
                "end committed",
            ])
    }

    @Test func aSearchBarReportsWhatItsFieldDoes() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.delegate = delegate
        fixture.host.withCurrent {
            fixture.host.window.addSubview(bar)
            #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
            bar.searchTextField.insertText("a")
            #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
        }
        #expect(delegate.calls == ["should begin", "began", "changed a", "ended"])
        delegate.accepts = false
        fixture.host.withCurrent { #expect(!bar.becomeFirstResponder()) }
    }
}

extension UITextField {
    fileprivate var selectedLocation: Int {
        selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) } ?? -1
    }
}
