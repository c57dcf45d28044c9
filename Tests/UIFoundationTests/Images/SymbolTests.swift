import Picture
import Raster
import Testing

@testable import UIFoundation

/// The system's symbols, which are Flipbook's own drawings.
@MainActor @Suite struct SymbolTests {
    /// Returns the coverage of a symbol at a point of its grid of 24, from 0 to 1.
    private func coverage(of name: String, at x: Int, _ y: Int, weight: CGFloat = 2) throws -> Double {
        let symbol = try #require(Symbol(named: name), "\(name)")
        let layer = Layer(contents: symbol.contents(lineWidth: weight))
        let picture = Picture(size: CGSize(width: 24, height: 24), background: .white, layers: [layer])
        let bitmap = try Bitmap(drawing: picture, scale: 4)
        return bitmap.withUnsafeBytes { 1 - Double($0[(y * 4 * 96 + x * 4) * 4]) / 255 }
    }

    @Test func weightsAndScalesAreNamedUnderImages() {
        let (weight, scale) = (UIImage.SymbolWeight.heavy, UIImage.SymbolScale.large)
        let form = UIImage.SymbolConfiguration(pointSize: 20, weight: weight, scale: scale)
        #expect(form.weight == .heavy && form.scale.factor == 1.2)
    }

    @Test func colorsAndValuesThatSymbolsDoNotShowWarn() {
        let context = RunContext(size: CGSize(width: 320, height: 568), scale: 2)
        context.withCurrent {
            _ = UIImage.SymbolConfiguration.preferringMonochrome()
            let whole = UIImage(systemName: "wifi", variableValue: 1)
            #expect(whole?.symbolName == "wifi" && context.warnings.isEmpty)
            let large = UIImage.SymbolConfiguration(pointSize: 34)
            let part = UIImage(systemName: "wifi", variableValue: 0.4, configuration: large)
            #expect(part?.size == CGSize(width: 40, height: 40) && context.warnings.count == 1)
            _ = UIImage.SymbolConfiguration.preferringMulticolor()
            #expect(context.warnings.count == 2)
        }
    }

    @Test func anUnknownSymbolWarnsOnceAndIsABoxWithItsName() throws {
        let context = RunContext(size: CGSize(width: 320, height: 568), scale: 2)
        context.withCurrent {
            #expect(UIImage(systemName: "heart.fill")?.isSymbolImage == true && context.warnings.isEmpty)
            for _ in 1...2 { #expect(UIImage(systemName: "flipbook.unheard")?.isSymbolImage == false) }
            #expect(context.warnings.count == 1 && context.warnings[0].contains("flipbook.unheard"))
        }
    }

    @Test func allDrawingsStayOnTheGridAndLeaveSomethingFree() throws {
        #expect(Symbol.drawings.count > 400)
        for name in Symbol.drawings.keys {
            let symbol = try #require(Symbol(named: name))
            let points = (symbol.lines.elements + symbol.areas.elements).compactMap { element -> CGPoint? in
                switch element {
                case .move(let point), .line(let point), .curve(let point, _, _): point
                case .close: nil
                }
            }
            #expect(
                !points.isEmpty && points.allSatisfy { (0...24).contains($0.x) && (0...24).contains($0.y) },
                "\(name)")
        }
    }

    @Test func detailsAreHolesInTheFilledForm() throws {
        // The hand of the clock goes up from the middle; there the outlined form is black.
        #expect(try coverage(of: "clock.fill", at: 12, 8) == 0 && coverage(of: "clock", at: 12, 8) == 1)
        #expect(try coverage(of: "clock.fill", at: 8, 15) == 1 && coverage(of: "clock", at: 8, 15) == 0)
        #expect(try coverage(of: "xmark.octagon.fill", at: 12, 12) == 0)
        #expect(try coverage(of: "eye.fill", at: 12, 12) == 1 && coverage(of: "eye.fill", at: 12, 9) == 0)
    }

    @Test func shapesHoldOtherSymbols() throws {
        #expect(try coverage(of: "heart.circle.fill", at: 12, 12) == 0)
        #expect(try coverage(of: "heart.circle.fill", at: 12, 4) == 1)
        #expect(try coverage(of: "lock.shield.fill", at: 12, 14) == 0)
        #expect(try coverage(of: "lock.shield.fill", at: 12, 5) == 1)
        #expect(try coverage(of: "doc.circle", at: 12, 2) == 1 && coverage(of: "doc.circle", at: 12, 5) == 0)
        #expect(try coverage(of: "number.square.fill", at: 4, 4) == 1)
        #expect(try coverage(of: "bell.slash", at: 4, 4) > 0)
        #expect(Symbol(named: "nothing.circle") == nil && Symbol(named: "circle.slash.circle") == nil)
    }

    @Test(arguments: [
        "sun.min", "sun.min.fill", "sunset", "sunset.fill", "sunrise.fill", "highlighter",
        "pencil.and.outline", "cloud.drizzle.fill", "cloud.fog", "cloud.bolt.rain.fill", "cloud.sun.rain",
        "smoke.fill", "tornado", "sparkle", "moon.zzz.fill", "hand.tap.fill", "hand.point.right",
        "list.bullet.rectangle", "checklist", "textformat.size", "clock.arrow.circlepath",
        "arrow.triangle.branch", "qrcode.viewfinder", "faceid", "scribble.variable", "eyedropper",
        "books.vertical.fill", "rectangle.on.rectangle", "speaker.2.fill", "folder.badge.plus",
        "folder.fill.badge.minus", "arrow.uturn.backward.circle", "icloud", "icloud.fill",
    ])
    func symbolsThatCodeOftenNamesAreDrawn(_ name: String) { #expect(Symbol(named: name) != nil) }

    @Test func theFilledSunsetIsHalfADisk() throws {
        #expect(try coverage(of: "sunset.fill", at: 12, 16) == 1 && coverage(of: "sunset", at: 12, 16) == 0)
    }

    @Test func aBadgeIsAtTheLowerRight() throws {
        let (plain, badged) = (Symbol(named: "folder"), Symbol(named: "folder.badge.plus"))
        let plus = try #require(badged).lines.elements.suffix(4)
        #expect(badged?.lines.elements.count == (plain?.lines.elements.count ?? 0) + 4)
        for case .move(let point) in plus { #expect(point.x > 16 && point.y > 16) }
        #expect(Symbol(named: "folder.badge.unknown") == nil)
    }

    @Test func shapesHoldLettersAndNumbers() throws {
        // The line of the 1 is right of the middle; the bar of the t has its joint at the top.
        #expect(try coverage(of: "1.circle", at: 12, 12) == 1 && coverage(of: "1.circle", at: 8, 12) == 0)
        #expect(try coverage(of: "1.circle.fill", at: 12, 12) == 0)
        #expect(try coverage(of: "1.circle.fill", at: 8, 12) == 1)
        #expect(try coverage(of: "t.square.fill", at: 12, 15) == 0)
        #expect(try coverage(of: "t.square.fill", at: 12, 7) == 0)
        for name in ["0.square", "50.circle.fill", "a.circle", "z.square.fill"] {
            #expect(Symbol(named: name) != nil, "\(name)")
        }
        for name in ["1", "a", "51.circle", "09.circle", "1.shield"] {
            #expect(Symbol(named: name) == nil, "\(name)")
        }
    }

    @Test func boldSymbolsHaveWiderLinesAndHoles() throws {
        #expect(try coverage(of: "plus", at: 11, 6, weight: 1) == 0)
        #expect(try coverage(of: "plus", at: 11, 6, weight: 3) == 1)
        #expect(try coverage(of: "checkmark.seal.fill", at: 11, 13, weight: 1) == 1)
        #expect(try coverage(of: "checkmark.seal.fill", at: 11, 13, weight: 3.2) < 1)
    }
}
