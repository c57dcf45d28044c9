import TestSupport
import Testing

/// Optional requirements that are properties, read through their protocol.
@Suite(.tags(.process), .serialized) struct OptionalPropertySceneTests {
    @Test func optionalPropertiesThatNobodyHasAreNil() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                @objc protocol Deck {
                    @objc optional var scroll: UIScrollView { get }
                    @objc optional var view: UIView { get }
                    @objc optional var name: String? { get }
                }
                class Plain: NSObject, Deck {}
                class Full: NSObject, Deck { var scroll = UIScrollView(); var name: String? = "full" }
                class Heir: Plain { let scroll = UIScrollView() }
                class Own: UIViewController {
                    let decks: [Deck] = [Plain(), Full(), Heir()]
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        if let deck = self as? Deck, let view = deck.view { print("view", view === self.view) }
                        for deck in decks {
                            if let scroll = deck.scroll { print("scroll", scroll.contentOffset.x) }
                            print(deck.scroll?.isHidden ?? true, deck.name == nil, (deck.name ?? nil) ?? "none")
                        }
                        (decks[1] as? Full)?.scroll.isHidden = true
                        print(decks[1].scroll!.isHidden)
                    }
                }
                extension Own: Deck {}
                """
            try write(text, to: folder + "/Own.swift")
            let words = ["trace", "Own.swift:Own", "--duration", "0.1"]
            let result = try Flipbook(words, in: folder, cache: folder + "/cache")
            let said = result.output + result.error
            let scrolls = "true true none\nscroll 0.0\nfalse false full\nscroll 0.0\nfalse true none\ntrue\n"
            #expect(said.contains("view true\n" + scrolls), "\(said)")
        }
    }
}
