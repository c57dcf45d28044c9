import Foundation
import TestSupport
import Testing

/// The page of `flipbook render -o a.html` in a browser.
@Suite(.tags(.process, .browser), .serialized) struct PlayerPageTests {
    /// A window lower than the film, the window of a phone, and one with room for all of it.
    @Test(
        .enabled(if: Browser.isWanted, "FLIPBOOK_SKIP_BROWSER is set"),
        arguments: [(900, 520), (320, 700), (1200, 1000)])
    func thePictureKeepsItsProportionsInEveryWindow(_ width: Int, _ height: Int) throws {
        try inFolder { folder in
            let made = try Flipbook(["render", "FallingSquare", "-o", "a.html", "--quiet"], in: folder)
            #expect(made.exitCode == 0, "\(made.error)")
            let browser = try Browser()
            _ = try browser.call(
                "Emulation.setDeviceMetricsOverride",
                ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
            try browser.load("file://\(folder)/a.html")
            let box = "document.querySelector('.picture').getBoundingClientRect()"
            let (wide, high): (Double, Double) = (
                try browser.value("\(box).width + 0.0001"), try browser.value("\(box).height + 0.0001")
            )
            #expect(abs(wide / high - 320.0 / 568) < 0.01, "\(wide) by \(high)")
            #expect(wide <= 321 && wide > 120, "\(wide)")
            #expect(
                try browser.value("document.documentElement.scrollWidth <= \(width)"),
                "the page is wider than the window")
        }
    }
}
