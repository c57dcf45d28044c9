import SourceOutline
import Testing

@testable import SourceAdapter

/// The changes that errors ask for where Objective-C finds members at run time.
@Suite struct ObjectRepairTests {
    /// Returns a line below a protocol after the changes that an error at `^` asks for.
    private func repaired(_ line: String, _ message: String) -> String {
        let column = line.utf8.prefix { $0 != UInt8(ascii: "^") }.count + 1
        let text =
            "@objc protocol Roller { @objc optional func turned(_ a: Int) }\n" + line.filter { $0 != "^" }
        let unit = SourceUnit([SourceText(path: "A.swift", text: text)])
        let place = AdapterRequest.Place(file: 0, line: 2, column: column)
        let repairs = unit.repairs(
            of: [AdapterRequest.CompilerError(place: place, message: message)], omitting: [], repairing: [])
        return unit.edited(0, omitting: [], repairing: repairs).text.split(separator: "\n")[1].description
    }

    @Test(arguments: [
        ("if ^let turned = c.turned {}", "if let turned = Optional(c.turned) {}"),
        ("guard ^let turned = c.turned else {}", "guard let turned = Optional(c.turned) else {}"),
        ("if ^let turned = c.other {}", "if let turned = c.other {}"),
    ])
    func conditionsMayBindOptionalRequirements(_ line: String, _ expected: String) {
        let message = "initializer for conditional binding must have Optional type, not '(Int) -> ()'"
        #expect(repaired(line, message) == expected)
    }

    @Test func anyObjectPerformsSelectors() {
        let message = "value of type 'AnyObject' has no member 'performSelector'"
        #expect(
            repaired("c?.^performSelector(onMainThread: s, with: self, waitUntilDone: true)", message)
                == "(c as? NSObject)?.performSelector(onMainThread: s, with: self, waitUntilDone: true)")
    }
}
