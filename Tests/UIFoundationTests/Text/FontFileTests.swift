import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Fonts that code reads from files and registers.
@MainActor @Suite struct FontFileTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568), scale: 2)

    /// Returns the bytes of a font that has a name and no letters.
    private func font(named name: String) -> Data {
        let letters: [UInt8] = name.utf8.flatMap { [0, $0] }
        let header: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        let entry: [UInt8] =
            Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, UInt8(18 + letters.count)]
        let table: [UInt8] = [0, 0, 0, 1, 0, 18]
        let record: [UInt8] = [0, 3, 0, 1, 4, 9, 0, 6, 0, UInt8(letters.count), 0, 0]
        return Data(header + entry + table + record + letters)
    }

    @Test func aFontIsNamedAsItsFileSays() throws {
        try host.withCurrent {
            let provider = try #require(CGDataProvider(data: NSData(data: font(named: "Own-Bold"))))
            let font = try #require(CGFont(provider))
            #expect(font.postScriptName.map { "\($0)" } == "Own-Bold")
            #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        }
    }

    @Test(arguments: [0, 3, 20, 40, 50])
    func partOfAFontHasNoName(_ length: Int) throws {
        let part = font(named: "Own-Bold").prefix(length)
        let provider = try #require(CGDataProvider(data: NSData(data: Data(part))))
        #expect(CGFont(provider)?.postScriptName.map { "\($0)" } ?? "" == "")
    }

    @Test func aFileThatIsMissingIsNotRegistered() throws {
        try host.withCurrent {
            var error: Unmanaged<CFError>?
            let place = NSURL(fileURLWithPath: "/missing/Own.ttf")
            #expect(!CTFontManagerRegisterFontsForURL(place, .process, &error))
            #expect(try #require(error).takeRetainedValue().code == 101)
        }
    }
}
