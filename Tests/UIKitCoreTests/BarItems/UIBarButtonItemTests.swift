import Testing
import UIKitHost

/// The standard buttons of bars.
@MainActor @Suite struct UIBarButtonItemTests {
    @Test func standardButtonsHaveTheSymbolsOfAnIPhone() {
        let symbols: [(UIBarButtonItem.SystemItem, String)] = [
            (.rewind, "backward.fill"), (.fastForward, "forward.fill"), (.reply, "arrowshape.turn.up.left"),
            (.organize, "folder"), (.bookmarks, "book"),
        ]
        for (item, symbol) in symbols {
            let button = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
            #expect(button.image == UIImage(systemName: symbol), "\(symbol)")
        }
    }
}
