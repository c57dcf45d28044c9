import CoreGeometry
import FlipbookTestSupport
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

/// Films with the body of a device around the scene.
@Suite @MainActor struct DeviceBezelTests {
    private func film(
        _ device: String?, _ color: UIColor = .white, _ change: (inout Film.Settings) -> Void = { _ in }
    ) throws -> Film {
        let entry = CatalogEntry(
            viewController: "Plain", summary: "Nothing moves.", size: CGSize(width: 320, height: 568),
            duration: 0.1
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = color
            return controller
        }
        var settings = Film.Settings(scale: 1, showsBezel: true)
        change(&settings)
        let profile = device.map { DeviceProfile.named($0) }
        return try Film(of: profile.flatMap { $0 }.map { entry.shown(on: $0) } ?? entry, settings)
    }

    private func bitmap(_ film: Film) throws -> Bitmap {
        let runs = try SimulationRuns(of: film, simulationThreads: 1)
        return try Bitmap(drawing: #require(try runs.nextFrame()).picture, scale: 1)
    }

    @Test(arguments: DeviceProfile.all.flatMap { [$0.name, $0.name + ":landscape"] })
    func bezelOfEveryModelIsAroundItsScreen(_ device: String) throws {
        let film = try film(device, .systemGreen)
        let bitmap = try bitmap(film)
        #expect((bitmap.width, bitmap.height) == (film.pixelWidth, film.pixelHeight))
        let screen = film.entry.size
        let (x, y) = ((bitmap.width - Int(screen.width)) / 2, (bitmap.height - Int(screen.height)) / 2)
        let green = bitmap[bitmap.width / 2, bitmap.height / 2]
        #expect(green.green > green.red && green.green > green.blue)
        // The middles of two opposite sides, which no notch covers.
        let isUpright = screen.width < screen.height
        for sign in [0, 1] {
            let (inside, outside) = (sign == 0 ? 1 : -2, sign == 0 ? -3 : 2)
            let edge = isUpright ? x + sign * Int(screen.width) : y + sign * Int(screen.height)
            let (near, glass) =
                isUpright
                ? (bitmap[edge + inside, bitmap.height / 2], bitmap[edge + outside, bitmap.height / 2])
                : (bitmap[bitmap.width / 3, edge + inside], bitmap[bitmap.width / 3, edge + outside])
            #expect(near == green, "The content reaches to the edge of the screen.")
            #expect(glass.red < 30 && glass.green < 30 && glass.blue < 30, "The body is black.")
        }
        #expect(bitmap[0, 0] == Pixel(255, 255, 255), "Around the body is the film's background.")
    }

    /// The darkest and the lightest red of an area, in points of the screen.
    private func range(_ area: CGRect, _ bitmap: Bitmap, of film: Film) -> ClosedRange<Int> {
        let (x, y) = (
            (bitmap.width - Int(film.entry.size.width)) / 2, (bitmap.height - Int(film.entry.size.height)) / 2
        )
        let reds = (Int(area.minY)..<Int(area.maxY)).flatMap { row in
            (Int(area.minX)..<Int(area.maxX)).map { Int(bitmap[x + $0, y + row].red) }
        }
        return (reds.min() ?? 0)...(reds.max() ?? 0)
    }

    @Test(arguments: ["iPhone5", "iPhoneX", "iPhone15", "iPad"])
    func barsStandOutFromTheContentBehindThem(_ device: String) throws {
        for (color, isDark) in [(UIColor.white, false), (UIColor(white: 0.1, alpha: 1), true)] {
            let film = try film(device, color)
            let bitmap = try bitmap(film)
            let size = film.entry.size
            let hasHome = device != "iPhone5"
            let clock =
                switch device {
                case "iPhone5": CGRect(x: 140, y: 2, width: 40, height: 16)
                case "iPad": CGRect(x: 14, y: 2, width: 40, height: 20)
                default: CGRect(x: 20, y: 14, width: 56, height: 26)
                }
            let home = CGRect(x: size.width / 2 - 20, y: size.height - 14, width: 40, height: 8)
            for area in [clock] + (hasHome ? [home] : []) {
                let reds = range(area, bitmap, of: film)
                #expect(reds.upperBound - reds.lowerBound > 150, "\(device) \(area)")
                let isLight =
                    range(CGRect(x: 60, y: 300, width: 2, height: 2), bitmap, of: film).lowerBound > 128
                #expect(isLight != isDark)
            }
        }
    }

    private final class Chooser: UIViewController {
        var (style, isHidden) = (UIStatusBarStyle.default, false)
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isHidden }
    }

    /// The darkest and the lightest red of the clock's corner, over a middle gray.
    private func clock(_ style: UIStatusBarStyle, isHidden: Bool = false) throws -> ClosedRange<Int> {
        let entry = CatalogEntry(
            viewController: "Chooser", summary: "Nothing moves.", size: CGSize(width: 393, height: 852),
            duration: 0.1
        ) {
            let controller = Chooser()
            (controller.style, controller.isHidden) = (style, isHidden)
            controller.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            return tabs
        }
        let device = try #require(DeviceProfile.named("iPhone15"))
        let film = try Film(of: entry.shown(on: device), Film.Settings(scale: 1, showsBezel: true))
        return range(CGRect(x: 20, y: 14, width: 56, height: 26), try bitmap(film), of: film)
    }

    @Test func controllersChooseTheStyleOfTheStatusBar() throws {
        let (light, dark) = (try clock(.lightContent), try clock(.darkContent))
        #expect(light.upperBound > 190 && light.lowerBound > 100)
        #expect(dark.lowerBound < 70 && dark.upperBound < 150)
        let hidden = try clock(.lightContent, isHidden: true)
        #expect(hidden.upperBound - hidden.lowerBound < 5)
    }

    @Test func bezelWithoutADeviceNeedsTheSizeOfOne() throws {
        #expect(try film(nil).size.width > 320)
        let entry = CatalogEntry(
            viewController: "Odd", summary: "", size: CGSize(width: 300, height: 300), duration: 1
        ) { UIViewController() }
        #expect {
            try Film(of: entry, Film.Settings(showsBezel: true))
        } throws: { error in
            "\(error)".contains("No device has a screen of 300x300 pt") && "\(error)".contains("--device")
        }
    }

    @Test func aDeviceThatTurnsHasNoBezel() throws {
        let upright = try film("iPhone15").entry
        let device = try #require(DeviceProfile.named("iPhone15"))
        #expect {
            try Film(
                of: upright.turning(by: DeviceTurn(of: device, at: 0.1)),
                Film.Settings(scale: 1, showsBezel: true))
        } throws: { error in
            "\(error)".contains("leave out --bezel, or --turn")
        }
    }

    @Test func bezelsOfASweepStandSideBySide() throws {
        let sweep = try ParameterSweep("elasticity=0,1")
        let film = try film("iPhone15") { $0.sweep = sweep }
        let alone = try self.film("iPhone15")
        #expect(film.size.width > 2 * alone.size.width && film.size.height > alone.size.height)
    }

    @Test func bezelGivesItsContentBack() throws {
        let film = try film("iPhone15", .systemBlue)
        let run = try SimulationRun(of: film)
        let bezel = try #require(film.bezel)
        let content = DeviceBezel.content(of: bezel.picture(of: run.picture, background: .white))
        #expect(content.size == film.entry.size && content.layers == run.picture.layers)
    }

    @Test func bezelIsPartOfTheManifest() throws {
        let manifest = Manifest(try film("iPhone15"))
        #expect(manifest.bezel == true && manifest.size.width > 393)
        #expect(try manifest.filmSettings.showsBezel)
        #expect(Manifest(try film("iPhone15") { $0.showsBezel = false }).bezel == nil)
        #expect(!manifest.isSameFilm(as: Manifest(try film("iPhone15") { $0.showsBezel = false })))
    }
}
