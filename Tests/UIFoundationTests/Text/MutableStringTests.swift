import Testing
import UIFoundation

/// Texts that grow.
@Suite struct MutableStringTests {
    @Test func aFormatAppendsItsValues() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d %.1f %@", 3, 2.5, "x")
        text.appendFormat(" %@", "y" as NSString)
        #expect(text == "a3 2.5 x y")
    }
}
