import Testing

@testable import Conformance

@Suite struct TermParserTests {
    @Test func aRowOfNumbersIsOneTerm() {
        #expect(TermParser.whole("0 -10 320.5 400") == .numbers([0, -10, 320.5, 400]))
        #expect(TermParser.whole("80x40") == .numbers([80, 40]))
        #expect(TermParser.whole("320 x 0") == .numbers([320, 0]))
    }

    @Test func aCallHasLabelsAndConstants() {
        #expect(
            TermParser.whole("UIFont.systemFont(ofSize: 17, weight: .light).ascender")
                == .member(
                    .call(
                        .member(.name("UIFont"), "systemFont"),
                        [
                            Term.Argument(label: "ofSize", value: .numbers([17])),
                            Term.Argument(label: "weight", value: .constant("light")),
                        ]), "ascender"))
    }

    @Test func termsOfAnyDepthAndLengthAreReadOrGivenUp() {
        let (deep, flat) = (String(repeating: "(", count: 40), String(repeating: ")", count: 40))
        #expect(TermParser.whole(deep + "a" + flat) == .name("a"))
        for text in [
            String(repeating: "(", count: 20_000), String(repeating: "{", count: 60) + "a",
            String(repeating: "f(", count: 40), String(repeating: "[.a: ", count: 20_000),
            "a" + String(repeating: ".b", count: 20_000), "a" + String(repeating: "()", count: 201),
            "f(1" + String(repeating: " + 1", count: 20_000) + ")",
        ] { #expect(TermParser.whole(text) == nil) }
    }

    @Test func partsAreFoundByTheirPlaces() {
        #expect(
            TermParser.whole("item[0,1].frame.x")
                == .member(
                    .member(.element(.name("item"), [.numbers([0]), .numbers([1])]), "frame"), "x"))
    }

    @Test func sidesOfInsetsMayStandWithoutColons() {
        #expect(
            TermParser.whole("UIEdgeInsets(top 10 left 20)")
                == .call(
                    .name("UIEdgeInsets"),
                    [
                        Term.Argument(label: "top", value: .numbers([10])),
                        Term.Argument(label: "left", value: .numbers([20])),
                    ]))
    }

    @Test(arguments: ["", "2D", "frame.", "f(", "[1", "a b", "\"open"])
    func whatIsNoTermIsRefused(_ text: String) { #expect(TermParser.whole(text) == nil) }
}
