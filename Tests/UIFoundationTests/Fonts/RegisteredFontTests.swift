import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Fonts that apps bring along: those that Info.plist lists, and those that code registers.
@MainActor @Suite struct RegisteredFontTests {
    private func makeHost() -> SceneHost {
        SceneHost(size: CGSize(width: 100, height: 60), scale: 2, textRuler: PangoTextMeasurer())
    }

    /// Returns the font of bytes, without registration.
    private func read(_ bytes: Data) -> CGFont? {
        CGDataProvider(data: NSData(data: bytes)).flatMap { CGFont($0) }
    }

    private func width(_ font: UIFont?) throws -> CGFloat {
        "Quick motion".size(withAttributes: [.font: try #require(font)]).width
    }

    @Test func aRegisteredFontIsDrawnAndMeasured() throws {
        let bytes = try #require(OwnFont.bytes(isBold: true))
        let host = makeHost()
        try host.withCurrent {
            let missing = try width(UIFont(name: "PacifiSans-Bold", size: 40))
            let own = try #require(read(bytes))
            #expect(own.postScriptName.map { "\($0)" } == "PacifiSans-Bold")
            #expect(CTFontManagerRegisterGraphicsFont(own, nil))
            let wanted = try width(UIFont(name: "DejaVuSans-Bold", size: 40))
            for name in ["PacifiSans-Bold", "Pacifi Sans Bold", OwnFont.family] {
                let font = UIFont(name: name, size: 40)
                #expect(font?.familyName == OwnFont.family && font?.fontName == "PacifiSans-Bold")
                try #expect(width(font) == wanted && wanted != missing)
            }
            let font = try #require(UIFont(name: "PacifiSans-Bold", size: 2048))
            #expect(font.lineHeight == 2384 && font.ascender == 1901 && font.descender == -483)
            #expect(font.leading == 0 && font.capHeight == 1493)
            #expect("x".size(withAttributes: [.font: font]).height == 2384)
        }
    }

    /// A capital letter stands on the baseline, as far below the top of its label as the font's ascender.
    @Test func theBaselineIsWhereTheFileHasIt() throws {
        let bytes = try #require(OwnFont.bytes())
        let host = makeHost()
        try host.withCurrent {
            CTFontManagerRegisterGraphicsFont(try #require(read(bytes)), nil)
            let label = UILabel()
            label.font = UIFont(name: "PacifiSans", size: 40)
            label.text = "H"
            label.sizeToFit()
            label.frame.size.height = label.font.lineHeight
            host.window.addSubview(label)
            let bitmap = try Bitmap(drawing: host.picture(background: .white), scale: 2)
            let isInked = (0..<bitmap.height).map { row in
                (0..<bitmap.width).contains { bitmap[$0, row].red < 100 }
            }
            let rows = isInked.indices.filter { isInked[$0] }
            // 1901/2048 of 80 pixels are 74.3, and a capital is 1493/2048 of them, 58.3, high.
            #expect(abs((rows.last ?? 0) - 73) <= 1 && abs(rows.count - 58) <= 1)
        }
    }

    @Test func boldLettersComeFromTheFamilysBoldFile() throws {
        let files = [try #require(OwnFont.bytes()), try #require(OwnFont.bytes(isBold: true))]
        makeHost().withCurrent {
            func bold() -> String? {
                let regular = UIFont(name: "PacifiSans", size: 20)?.fontDescriptor
                return regular?.withSymbolicTraits(.traitBold)?.postscriptName
            }
            // Without a file, the name of the bold font is made up of the family's; with the regular file
            // alone, there is no bold font.
            for (file, name) in zip(files, ["PacifiSans-Bold", nil]) {
                #expect(bold() == name)
                if let own = read(file) { CTFontManagerRegisterGraphicsFont(own, nil) }
            }
            #expect(bold() == "PacifiSans-Bold")
            #expect(UIFont.fontNames(forFamilyName: OwnFont.family) == ["PacifiSans", "PacifiSans-Bold"])
            let other = UIFontDescriptor(fontAttributes: [.family: OwnFont.family, .face: "Bold"])
            #expect(other.postscriptName == "PacifiSans-Bold")
        }
    }

    @Test(arguments: [("rubbish", 103), ("OTTO rubbish", 104), (nil, 101)] as [(String?, Int)])
    func aFileWithoutAFontIsNotRegistered(_ text: String?, _ code: Int) throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Own.ttf")
            try text?.write(to: file, atomically: true, encoding: .utf8)
            try makeHost().withCurrent {
                var error: Unmanaged<NSError>?
                let place = NSURL(fileURLWithPath: file.path)
                #expect(!CTFontManagerRegisterFontsForURL(place, .process, &error))
                let failure = try #require(error).takeRetainedValue()
                #expect(failure.code == code)
            }
        }
    }

    @Test func aFontIsRegisteredOnce() throws {
        let own = try #require(OwnFont.bytes())
        try makeHost().withCurrent {
            var error: Unmanaged<NSError>?
            let (one, same) = (try #require(read(own)), try #require(read(own)))
            #expect(CTFontManagerRegisterGraphicsFont(one, &error) && error == nil)
            #expect(!CTFontManagerRegisterGraphicsFont(same, &error))
            #expect(error?.takeRetainedValue().code == 105)
        }
    }

    /// Bytes at the end or in the tables that name and measure the font are missing or changed.
    @Test func damagedFontsHaveNoFontOrOneWithHeights() throws {
        let whole = try #require(OwnFont.bytes())
        makeHost().withCurrent {
            for length in [0, 3, 12, 100, 1000, 100_000] { #expect(read(whole.prefix(length)) == nil) }
            var random = SeededRandom(seed: 7)
            for _ in 0..<20 {
                var bytes = whole
                for _ in 0..<40 {
                    bytes[Int.random(in: 4..<4000, using: &random)] = .random(in: 0...255, using: &random)
                }
                guard let own = read(bytes) else { continue }
                CTFontManagerRegisterGraphicsFont(own, nil)
                let height = UIFont(name: own.postScriptName.map { "\($0)" } ?? "", size: 10)?.lineHeight ?? 0
                #expect(height.isFinite && height > 0)
            }
        }
    }

    /// The fonts of one app are not those of another one in the same process.
    @Test func fontsThatInfoListsAreRegistered() throws {
        let bytes = try #require(OwnFont.bytes())
        try withTemporaryFolder { folder in
            let fonts = folder.appendingPathComponent("App/Fonts")
            try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
            try bytes.write(to: fonts.appendingPathComponent("Own.ttf"))
            try Data("rubbish".utf8).write(to: fonts.appendingPathComponent("Broken.otf"))
            let list = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>UIAppFonts</key><array>
                <string>Fonts/Own.ttf</string><string>Missing.ttf</string><string>Broken.otf</string>
                </array></dict></plist>
                """
            try list.write(
                to: folder.appendingPathComponent("App/Info.plist"), atomically: true, encoding: .utf8)
            func own() -> UIFont? { UIFont(name: "PacifiSans", size: 20) }
            func installed() -> UIFont? { UIFont(name: "DejaVu Sans", size: 20) }
            let host = makeHost()
            host.resourceFolder = folder.path
            try host.withCurrent {
                try #expect(width(own()) == width(installed()))
                #expect(UIFont.familyNames.last == OwnFont.family)
            }
            #expect(host.warnings.count == 2)
            #expect(host.warnings.first?.contains("“Missing.ttf”") == true)
            #expect(host.warnings.last?.contains("“Broken.otf”") == true)
            try makeHost().withCurrent {
                #expect(!UIFont.familyNames.contains(OwnFont.family))
                try #expect(width(own()) != width(installed()))
            }
        }
    }
}
