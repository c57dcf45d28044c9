import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIFoundation

/// Tables of texts, which translators and programs write by hand.
@MainActor @Suite struct TextTableTests {
    @Test(arguments: [
        (#""a" = "b"; // of the first"#, ["a": "b"]), ("/* none */", [:]), ("", [:]),
        ("\"a\"=\"b\";\n\n/* c\n */ \"a\" = 'c\"d';", ["a": #"c"d"#]),
        ("key;\na.b = c-1;", ["key": "key", "a.b": "c-1"]),
        (#""a" = "1\n\"2\"\\ \U00e9\101\UD83C\UDFAC";"#, ["a": "1\n\"2\"\\ éA🎬"]),
        ("<plist><dict><key>a</key><string>b</string></dict></plist>", ["a": "b"]),
        ("{ a = b; }", ["a": "b"]),
    ])
    func aTableHasItsTextsByTheirKeys(_ text: String, _ texts: [String: String]) throws {
        #expect(try TextTable(Data(text.utf8)).texts == texts)
        // Property lists say how they are encoded.
        guard !text.hasPrefix("<"), !text.hasPrefix("{") else { return }
        let wide = try #require(text.data(using: .utf16LittleEndian))
        #expect(try TextTable(Data([0xFF, 0xFE]) + wide).texts == texts)
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", "on line 2 a semicolon is missing"),
        ("\"a\" \"b\";", "on line 1 a semicolon is missing"),
        ("\"a\" = \"b", "on line 1 the end of a text is missing"),
        ("\n/* a", "on line 2 the end of a comment is missing"),
        ("= \"b\";", "on line 1 a text in quotes is missing"),
        ("<plist>", "it is neither text in UTF-8 or UTF-16 nor a property list of texts"),
    ])
    func aTableThatIsNotReadHasAReason(_ text: String, _ reason: String) {
        let error = #expect(throws: TextTable.Refusal.self) { try TextTable(Data(text.utf8)) }
        #expect(error?.description == reason)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(throws: TextTable.Refusal.self) { try TextTable(Data([0x22, 0xC3, 0x22, 0x3B])) }
    }

    private static let catalog = """
        {"sourceLanguage": "de", "version": "1.0", "strings": {
            "hello": {"extractionState": "manual", "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
                "en": {"stringUnit": {"state": "translated", "value": "Hello"}}}},
            "bye": {"localizations": {"de": {"stringUnit": {"value": "Tschüs"}}}},
            "%lld balls": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "One ball"}},
                "other": {"stringUnit": {"value": "%lld balls of cork"}}}}}}},
            "tap": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
            "Plain": {}}}
        """

    @Test func aCatalogHasItsTextsInEnglishOrInTheLanguageOfTheCode() throws {
        #expect(
            try TextCatalog(Data(Self.catalog.utf8)).texts == [
                "hello": "Hello", "bye": "Tschüs", "%lld balls": "%lld balls of cork", "tap": "Tap",
            ])
        #expect(throws: TextTable.Refusal.self) { try TextCatalog(Data("{\"strings\": []}".utf8)) }
    }

    @Test func aCatalogThatIsNestedWithoutEndIsRefused() throws {
        func forms(_ count: Int) -> Data {
            let (start, end) = (#"{"variations": {"plural": {"other": "#, "}}}")
            let text = String(repeating: start, count: count) + #"{"stringUnit": {"value": "\"[[[ Hello"}}"#
            let catalog = #"{"strings": {"a": {"localizations": {"en": "#
            return Data((catalog + text + String(repeating: end, count: count) + "}}}}").utf8)
        }
        #expect(try TextCatalog(forms(2)).texts == ["a": "\"[[[ Hello"])
        for data in [forms(100), Data(repeating: UInt8(ascii: "["), count: 1 << 20)] {
            let refusal = #expect(throws: TextTable.Refusal.self) { try TextCatalog(data) }
            #expect(refusal?.description == "its brackets are nested more than 32 deep")
        }
    }

    @Test func anAppTakesTheTextsOfItsCatalog() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Localizable.xcstrings")
            try Self.catalog.write(to: file, atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 10, height: 10))
            host.resourceFolder = folder.path
            host.withCurrent {
                #expect(NSLocalizedString("hello", comment: "") == "Hello")
                #expect(NSLocalizedString("Plain", comment: "") == "Plain")
            }
            #expect(host.warnings == [])
        }
    }

    @Test func resourcesThatAreNotReadGiveWarnings() throws {
        try withTemporaryFolder { folder in
            let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try "\"a\" = ;".write(
                to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
            let colors =
                #"{"colors": [{"color": {"components": {"red": "nan", "green": "0", "blue": "0"}}}]}"#
            try colors.write(
                to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
            try "<plist><dict>".write(
                to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 10, height: 10))
            host.resourceFolder = folder.path
            host.withCurrent {
                #expect(NSLocalizedString("a", comment: "") == "a")
                #expect(UIColor(named: "Brand") == nil)
            }
            #expect(
                Set(host.warnings) == [
                    "Info.plist cannot be read: it is no property list; it counts as missing.",
                    "Localizable.strings cannot be read: on line 1 a text in quotes is missing; its keys stand for "
                        + "the texts.",
                    "UIColor(named: \"Brand\"): Contents.json of its color set has no color that is read; it is nil.",
                ])
        }
    }
}
