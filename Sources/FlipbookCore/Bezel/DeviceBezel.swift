package import CoreGeometry
package import Picture
package import UIKitHost

/// The body of a device around a scene, with the status bar and the home indicator that the system shows
/// over an app.
///
/// The bodies are drawings of our own with the proportions of the models: black glass in a metal rim.
package struct DeviceBezel: Sendable {
    /// The forms of bodies.
    enum Form: Sendable {
        /// A phone with a home button below its screen.
        case homeButton
        /// A phone whose screen has a notch.
        case notch(CGSize)
        /// A phone whose screen has an island.
        case island
        case tablet
    }

    let form: Form
    /// The size of the upright screen.
    let screen: CGSize
    let isLandscape: Bool
    /// The height of the status bar.
    let barHeight: CGFloat

    /// Finds the body for a screen; nil for one that no model has.
    package init?(size: CGSize, safeAreaInsets: UIEdgeInsets) {
        let isUpright = size.width <= size.height
        let upright = isUpright ? size : CGSize(width: size.height, height: size.width)
        let models = DeviceProfile.all.filter { $0.portraitSize == upright }
        let exact = models.first { model in
            safeAreaInsets == (isUpright ? model.portraitInsets : model.landscapeInsets)
        }
        guard let model = exact ?? models.first else { return nil }
        (screen, isLandscape, barHeight) = (upright, !isUpright, model.portraitInsets.top)
        form =
            if model.name.hasPrefix("iPad") {
                .tablet
            } else if model.portraitInsets.bottom == 0 {
                .homeButton
            } else if barHeight >= 59 {
                .island
            } else {
                .notch(CGSize(width: barHeight == 44 || barHeight == 48 ? 209 : 162, height: 32))
            }
    }

    /// The distance of the body from the edges of the picture, in points.
    private static let margin: CGFloat = 16
    /// The width of the metal rim, in points.
    static let rim: CGFloat = 3

    /// The widths of the body beside the upright screen, without the rim, in points.
    private var border: CGSize {
        switch form {
        case .homeButton: CGSize(width: 22, height: 104)
        case .notch, .island: CGSize(width: 13, height: 13)
        case .tablet: CGSize(width: 40, height: 40)
        }
    }

    /// The radius of the screen's corners, in points.
    var screenRadius: CGFloat {
        switch form {
        case .homeButton: 0
        case .notch: barHeight < 47 ? 39 : 46
        case .island: barHeight < 60 ? 55 : 62
        case .tablet: 18
        }
    }

    /// The radius of the body's corners, in points.
    private var bodyRadius: CGFloat {
        if case .homeButton = form { 58 } else { screenRadius + border.width }
    }

    /// The area of the upright body, with the screen's top left corner as the origin.
    var body: CGRect {
        CGRect(origin: .zero, size: screen).insetBy(dx: -border.width, dy: -border.height)
    }

    /// The size of a picture with the body, in points.
    package var size: CGSize {
        let whole = body.insetBy(dx: -Self.rim - Self.margin, dy: -Self.rim - Self.margin).size
        return isLandscape ? CGSize(width: whole.height, height: whole.width) : whole
    }

    /// Returns a picture of the screen within the body, on a background.
    package func picture(
        of content: Picture, statusBar: StatusBarLook = StatusBarLook(), background: Color
    ) -> Picture {
        let shown = isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
        let (x, y) = ((size.width - shown.width) / 2, (size.height - shown.height) / 2)
        let glass = Shape.roundedRectangle(CGRect(origin: .zero, size: shown), cornerRadius: screenRadius)
        // The color of the content, or the screen's corners would have a fringe of the film's background.
        let back =
            content.layers.compactMap { $0.background(filling: CGRect(origin: .zero, size: shown)) }
            .last ?? content.background
        let display = Layer(
            name: "screen", clip: glass, contents: [.fill(glass, back)],
            children: content.layers)
        // On its side, the upper end of a device is at the left.
        let turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.width)
        let hardware = isLandscape ? turn : .identity
        var whole = Picture(size: size, background: background)
        whole.layers = [
            Layer(
                name: "bezel", transform: CGAffineTransform(translationX: x, y: y),
                children: [
                    Layer(transform: hardware, contents: bodyContents), display,
                    Layer(transform: hardware, contents: cameraContents),
                    SystemBars(bezel: self, look: statusBar, content: content, size: shown).layer,
                ])
        ]
        return whole
    }

    /// Returns the content of the screen in a picture with a bezel.
    package static func content(of picture: Picture) -> Picture {
        guard let display = picture.layers.first?.children.first(where: { $0.name == "screen" }),
            case .fill(let glass, let background)? = display.contents.first
        else { return picture }
        return Picture(size: glass.area.size, background: background, layers: display.children)
    }

    // MARK: Hardware

    private static let metal = Color(red: 0.56, green: 0.56, blue: 0.58)
    private static let glass = Color(red: 0.06, green: 0.06, blue: 0.07)
    private static let detail = Color(red: 0.24, green: 0.24, blue: 0.26)

    private var bodyContents: [Layer.Content] {
        let rim = body.insetBy(dx: -Self.rim, dy: -Self.rim)
        return sideButtons + [
            .fill(.roundedRectangle(rim, cornerRadius: bodyRadius + Self.rim), Self.metal),
            .fill(.roundedRectangle(body, cornerRadius: bodyRadius), Self.glass),
        ] + homeButton
    }

    /// The buttons for volume at the left side and for power at the right one, which stand out by 3 points.
    private var sideButtons: [Layer.Content] {
        guard !isTablet else { return [] }
        let (left, right) = (body.minX - Self.rim - 2.5, body.maxX + Self.rim - 2.5)
        let (top, unit) = (body.minY + body.height * 0.2, body.height * 0.075)
        let buttons = [
            CGRect(x: left, y: top, width: 5, height: unit),
            CGRect(x: left, y: top + 1.25 * unit, width: 5, height: unit),
            CGRect(x: right, y: top + 0.5 * unit, width: 5, height: 1.6 * unit),
        ]
        return buttons.map { .fill(.roundedRectangle($0, cornerRadius: 2), Self.metal) }
    }

    private var isTablet: Bool {
        if case .tablet = form { true } else { false }
    }

    /// The home button below the screen, and the camera and the receiver above it.
    private var homeButton: [Layer.Content] {
        guard case .homeButton = form else { return [] }
        let (middle, top) = (screen.width / 2, -border.height / 2)
        let button = CGRect(
            x: middle - 33, y: screen.height + border.height / 2 - 33, width: 66, height: 66)
        let receiver = CGRect(x: middle - 30, y: top - 3, width: 60, height: 6)
        let camera = CGRect(x: middle - 56, y: top - 5, width: 10, height: 10)
        return [
            .stroke(.ellipse(in: button), Self.detail, Stroke(width: 2.5)),
            .fill(.roundedRectangle(receiver, cornerRadius: 3), Self.detail),
            .fill(.ellipse(in: camera), Self.detail),
        ]
    }

    /// The notch or the island, in front of the screen.
    private var cameraContents: [Layer.Content] {
        let middle = screen.width / 2
        switch form {
        case .homeButton: return []
        case .tablet:
            let camera = CGRect(x: middle - 4, y: -border.height / 2 - 4, width: 8, height: 8)
            return [.fill(.ellipse(in: camera), Self.detail)]
        case .island:
            let island = CGRect(x: middle - 62.5, y: 11, width: 125, height: 37)
            let camera = CGRect(x: island.maxX - 24, y: island.midY - 5.5, width: 11, height: 11)
            return [
                .fill(.roundedRectangle(island, cornerRadius: 18.5), .black),
                .fill(.ellipse(in: camera), Self.detail),
            ]
        case .notch(let size):
            let notch = CGRect(x: middle - size.width / 2, y: -4, width: size.width, height: size.height + 4)
            let receiver = CGRect(x: middle - 25, y: 6, width: 50, height: 5)
            return [
                .fill(.roundedRectangle(notch, cornerRadius: 19), Self.glass),
                .fill(.roundedRectangle(receiver, cornerRadius: 2.5), Self.detail),
            ]
        }
    }
}
