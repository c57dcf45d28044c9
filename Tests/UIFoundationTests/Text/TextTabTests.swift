import Testing
import UIKitHost

/// The places at which texts after tabs begin, which paragraphs keep.
@MainActor @Suite struct TextTabTests {
    @Test func aParagraphHasTwelvePlacesUnlessCodeSaysOtherwise() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
        #expect(style.defaultTabInterval == 0)
        let tab = NSTextTab(textAlignment: .right, location: 40)
        style.tabStops = [tab]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
        #expect(style.tabStops.map(\.location) == [20, 40])
        #expect((style.copy() as? NSParagraphStyle)?.tabStops.last?.alignment == .right)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 40, options: [:]))
        #expect(style.tabStops.count == 1)
        style.tabStops = nil
        #expect(style.isEqual(NSParagraphStyle()))
    }
}
