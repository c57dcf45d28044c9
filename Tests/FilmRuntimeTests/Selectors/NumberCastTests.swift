import FilmRuntime
import Foundation
import Testing

/// Numbers in objects as values of properties of other types.
@Suite struct NumberCastTests {
    @Test func aPropertyTakesNumbersOfOtherTypes() {
        let number = NSNumber(value: 2.7)
        #expect(flipbookProperty(number, as: CGFloat.self) == 2.7)
        #expect(flipbookProperty(number, as: Float.self) == 2.7)
        #expect(flipbookProperty(number, as: Double.self) == 2.7)
        #expect(flipbookProperty(CGFloat(2.7), as: Double.self) == 2.7)
        #expect(flipbookProperty(number, as: NSNumber.self) == number)
    }

    @Test func wholeNumbersLoseTheirFractions() {
        #expect(flipbookProperty(NSNumber(value: 2.7), as: Int.self) == 2)
        #expect(flipbookProperty(NSNumber(value: -2.7), as: Int32.self) == -2)
        #expect(flipbookProperty(NSNumber(value: -2.7), as: UInt.self) == nil)
    }

    @Test func anyNumberButZeroIsTrue() {
        #expect(flipbookProperty(NSNumber(value: 0.5), as: Bool.self) == true)
        #expect(flipbookProperty(NSNumber(value: 0.0), as: Bool.self) == false)
    }

    @Test func noValueIsNoNumber() {
        #expect(flipbookProperty(nil, as: CGFloat.self) == nil && flipbookProperty(nil, as: Bool.self) == nil)
        #expect(flipbookProperty("text", as: CGFloat.self) == nil)
        #expect(flipbookProperty("text", as: String.self) == "text")
    }
}
