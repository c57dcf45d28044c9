import CoreGeometry
import Picture
import UIKitHost

/// The status bar and the home indicator over an app's content, in black or white: as the app prefers, or
/// whichever stands out from the content behind it.
struct SystemBars {
    let bezel: DeviceBezel
    let look: StatusBarLook
    let content: Picture
    /// The size of the screen as it is held.
    let size: CGSize

    /// The bars, in the coordinates of the screen.
    var layer: Layer { Layer(name: "system-bars", children: statusBar + homeIndicator) }

    /// Returns black or white for contents in an area.
    private func ink(over area: CGRect) -> Color {
        let behind = content.layers.compactMap { $0.background(filling: area) }.last ?? content.background
        let luma = 0.2126 * behind.red + 0.7152 * behind.green + 0.0722 * behind.blue
        return luma * behind.alpha + 1 - behind.alpha < 0.5 ? .white : .black
    }

    // MARK: Status bar

    /// Returns the color of the status bar over an area.
    private func barInk(over area: CGRect) -> Color {
        switch look.style {
        case .lightContent: .white
        case .darkContent: .black
        case .default: ink(over: area)
        }
    }

    private var statusBar: [Layer] {
        if look.isHidden { return [] }
        switch bezel.form {
        case .homeButton where bezel.isLandscape: return []
        case .notch where bezel.isLandscape, .island where bezel.isLandscape: return []
        case .homeButton: return small(clockAt: size.width / 2, margin: 6)
        case .tablet: return small(clockAt: 34, margin: 14)
        case .notch(let notch): return large(ear: (size.width - notch.width) / 2, center: 24)
        case .island: return large(ear: (size.width - 125) / 2, center: 29.5)
        }
    }

    /// The bar of 20 or 24 points of screens without a notch.
    private func small(clockAt middle: CGFloat, margin: CGFloat) -> [Layer] {
        let height = bezel.barHeight
        let ink = barInk(over: CGRect(x: 0, y: 0, width: size.width, height: height))
        let icons = StatusIcons(ink: ink, scale: 0.85)
        return [
            clock(in: CGRect(x: middle - 30, y: height / 2 - 10, width: 60, height: 20), size: 12, ink),
            icons.layer(x: size.width - margin - icons.width, y: height / 2),
        ]
    }

    /// The clock in the left ear and the icons in the right one.
    private func large(ear: CGFloat, center: CGFloat) -> [Layer] {
        let ink = barInk(over: CGRect(x: 24, y: center - 12, width: size.width - 48, height: 24))
        let icons = StatusIcons(ink: ink, scale: 1)
        // The corners of the screen move the middle of an ear inward.
        let middle = ear / 2 + 6
        return [
            clock(in: CGRect(x: middle - 40, y: center - 13, width: 80, height: 26), size: 17, ink),
            icons.layer(x: size.width - middle - icons.width / 2, y: center),
        ]
    }

    private func clock(in frame: CGRect, size: CGFloat, _ ink: Color) -> Layer {
        Layer(contents: [
            .text(
                Text(
                    "9:41", font: Font(system: .standard, size: size, weight: 0.3), color: ink, frame: frame,
                    alignment: .center))
        ])
    }

    // MARK: Home indicator

    private var homeIndicator: [Layer] {
        if case .homeButton = bezel.form { return [] }
        let width = min(0.36 * size.width, 240)
        let bar = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        return [
            Layer(contents: [
                .fill(.roundedRectangle(bar, cornerRadius: 2.5), ink(over: bar).faded(by: 0.9))
            ])
        ]
    }
}
