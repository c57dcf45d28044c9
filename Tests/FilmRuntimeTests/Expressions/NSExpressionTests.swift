import Testing
import UIKitHost

import class FilmRuntime.NSExpression

/// Expressions that calculators read.
@MainActor @Suite struct NSExpressionTests {
    private let host = SceneHost(size: .zero)

    private func value(_ text: String) -> Double? {
        host.withCurrent {
            flipbookNumber(
                NSExpression(format: text).expressionValue(with: nil, context: nil), as: Double.self)
        }
    }

    @Test(arguments: [
        ("1+2*3", 7), ("(1 + 2) * 3", 9), ("10-4-3", 3), ("7/2", 3), ("7.0/2", 3.5), ("-3+5", 2),
        ("2**3**2", 512), ("-0.5*-4", 2), ("1e3/4.0", 250), ("sqrt(16)+abs(0-2)", 6),
        ("modulus:by:(7, 3)", 1), ("9223372036854775807+1", 9_223_372_036_854_775_808), ("007", 7),
    ])
    func expressionsAreCalculatedAsOnDevices(_ text: String, _ expected: Double) {
        #expect(value(text) == expected)
        #expect(host.failure == nil)
    }

    @Test func aDivisionByZeroIsInfinite() {
        #expect(value("1/0") == .infinity)
    }

    @Test func valuesAreNumbersAsObjects() {
        let number = NSExpression(format: "2*3").expressionValue(with: nil, context: nil) as? NSNumber
        #expect(number?.intValue == 6)
    }

    @Test func argumentsFillTheFormat() {
        #expect(
            NSExpression(format: "%d + %d", 2, 3).expressionValue(with: nil, context: nil) as? NSNumber == 5)
        #expect(
            NSExpression(format: "%@ * %@", argumentArray: [2, 1.5])
                .expressionValue(with: nil, context: nil) as? NSNumber == 3)
    }

    @Test(arguments: ["1+", "", "2 3", "(1", "1..2", "a", "5%2", "nothing(1)"])
    func aTextThatIsNoExpressionEndsTheScene(_ text: String) {
        #expect(value(text) == nil)
        #expect(host.failure?.message.hasPrefix("The scene raised the exception NSInvalidArg") == true)
    }

    @Test func manyBracketsAreNoExpression() {
        #expect(value(String(repeating: "(", count: 100_000)) == nil)
        #expect(host.failure != nil)
    }
}
