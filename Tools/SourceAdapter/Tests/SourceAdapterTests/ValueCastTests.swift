import SourceOutline
import Testing

@testable import SourceAdapter

/// Casts to the class that holds points, sizes and the like.
@Suite struct ValueCastTests {
    @Test(arguments: [
        ("as? NSValue", "flipbookValue(b[0] )"), ("as! NSValue", "flipbookValue(b[0] )!"),
        ("as! NSNumber", "flipbookNumber(b[0] , as: NSNumber.self)!"),
    ])
    func castsToValuesAcceptStructures(_ cast: String, _ expected: String) {
        let unit = SourceUnit([SourceText(path: "A.swift", text: "import UIKit\nlet a = b[0] \(cast)")])
        let text = unit.edited(0, omitting: [], repairing: []).text
        #expect(text == "import UIKit\nlet a = \(expected)")
    }
}
