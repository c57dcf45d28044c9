import Foundation
import Testing

@testable import UIKitCore

/// Copied objects, and the guide of the keyboard.
@MainActor @Suite struct UIPasteboardTests {
    @Test func aRunBeginsWithAnEmptyPasteboardOfItsOwn() {
        for _ in 0..<2 {
            let context = RunContext(size: CGSize(width: 100, height: 100))
            context.withCurrent {
                #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil)
                UIPasteboard.general.string = "a"
                #expect(UIPasteboard.general.string == "a" && UIPasteboard.general.changeCount == 1)
                UIPasteboard.general.url = URL(fileURLWithPath: "/b")
                #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.hasURLs)
            }
        }
    }

    @Test func theKeyboardsGuideIsAtTheLowerEdge() {
        let context = RunContext(size: CGSize(width: 100, height: 200))
        context.withCurrent {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
            context.window.addSubview(view)
            view.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 0, y: 160, width: 100, height: 40))
        }
    }
}
