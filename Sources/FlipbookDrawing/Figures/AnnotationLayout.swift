import CoreGeometry
import FlipbookCore
import Picture

/// The layout of the annotations of one snapshot: all lines first, then each text at its best candidate.
///
/// Coordinates are those of the page, with the snapshot's upper left corner as the origin.
struct AnnotationLayout {
    /// The map of the picture behind the annotations.
    let occupancy: OccupancyMap
    /// The transform from the scene's view to the page.
    let toPage: CGAffineTransform
    /// The font of all texts.
    let textStyle: FigureTextStyle

    private let paperTheme: Theme
    private let screenTheme: Theme
    /// The drawn layers, one for each annotation.
    private(set) var layers: [Layer] = []
    /// The lines that texts avoid.
    private(set) var lines: [Segment] = []
    /// The boxes of the texts placed so far, which later texts avoid.
    private(set) var boxes: [CGRect] = []
    /// The rectangle that holds everything drawn.
    var bounds: CGRect
    private var requests: [LabelRequest] = []
    /// The layers of the requested texts, in front of all lines.
    private var texts: [Layer] = []

    /// Creates a layout over a snapshot drawn at a scale on a theme's paper. The origin is the point of the
    /// view at the snapshot's upper left corner; it is not zero when the snapshot is cropped.
    init(
        over picture: Picture, origin: CGPoint = .zero, scale: CGFloat, theme: Theme,
        textStyle: FigureTextStyle
    ) throws {
        occupancy = try OccupancyMap(picture, scale: scale)
        toPage = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        self.textStyle = textStyle
        paperTheme = theme
        screenTheme = occupancy.paper == theme.paper ? theme : occupancy.isLight ? .light : .dark
        bounds = CGRect(origin: .zero, size: occupancy.size)
    }

    /// The snapshot's rectangle.
    var screen: CGRect { CGRect(origin: .zero, size: occupancy.size) }

    /// Returns the theme whose inks are legible at a point.
    func inks(at point: CGPoint) -> Theme { screen.contains(point) ? screenTheme : paperTheme }

    /// Draws all annotations.
    mutating func draw(_ annotations: [Annotation]) {
        for annotation in annotations {
            layers.append(Layer(name: annotation.title))
            drawLines(of: annotation)
        }
        placeTexts()
        layers = [Layer(name: "halos", contents: layers.flatMap(halos))] + layers + texts
        texts = []
    }

    /// Returns paper-colored rims for the lines of an annotation where they cross the picture, which keep
    /// them visible on any color.
    private func halos(of layer: Layer) -> [Layer.Content] {
        layer.contents.compactMap { content in
            let area = Layer(contents: [content]).seenArea
            guard occupancy.busyPart(of: area.insetBy(dx: -2, dy: -2)) > 0 else { return nil }
            let paper = paper(at: CGPoint(x: area.midX, y: area.midY)).faded(by: 0.88)
            return switch content {
            case .fill(let shape, _): .stroke(shape, paper, Stroke(width: 2.5, join: .round))
            case .stroke(let shape, _, let stroke):
                .stroke(shape, paper, Stroke(width: stroke.width + 2.75, cap: .round, join: .round))
            case .text, .gradient, .image, .backdrop: nil
            }
        }
    }

    /// Returns the paper color at a point: the screen's, or that of the page around it.
    private func paper(at point: CGPoint) -> Color {
        screen.contains(point) ? occupancy.paper : paperTheme.paper
    }

    private mutating func drawLines(of annotation: Annotation) {
        switch annotation.kind {
        case .dimension(let measure, let way, let side):
            drawDimension(measure, way.applying(toPage), side, annotation.text)
        case .angle(let corner): drawAngle(corner.applying(toPage), annotation.text)
        case .rightAngle(let corner): drawRightAngle(corner.applying(toPage))
        case .vector(let way): drawVector(way.applying(toPage), annotation.text)
        case .label(let point): drawLabel(at: point.applying(toPage), annotation.text)
        case .guide(let line): drawGuide(line.applying(toPage))
        case .axes(let origin, let length): drawAxes(at: origin.applying(toPage), length: length)
        }
    }
}

extension AnnotationLayout {
    /// Adds contents to the layer of the current annotation.
    mutating func paint(_ contents: [Layer.Content]) {
        if layers.isEmpty { layers.append(Layer()) }
        layers[layers.count - 1].contents += contents
    }

    /// Adds a new layer, which becomes the current one.
    mutating func beginLayer(_ name: String) { layers.append(Layer(name: name)) }

    /// Adds a line that texts avoid, and extends the bounds to hold it.
    mutating func reserve(_ line: Segment) {
        lines.append(line)
        bounds = bounds.union(CGRect(holding: [line.start, line.end]))
    }

    /// Writes a text at a fixed position, which later texts avoid.
    mutating func write(_ string: String, _ size: CGFloat, _ color: Color, in box: CGRect) {
        paint([textStyle.text(string, size, color, in: box)])
        boxes.append(box)
        bounds = bounds.union(box)
    }

    /// Requests a text, which is placed at the best of several candidates after all lines are drawn. An empty
    /// text is ignored.
    mutating func request(_ string: String, _ ink: @escaping (Theme) -> Color, _ places: [LabelCandidate]) {
        guard !string.isEmpty else { return }
        requests.append(LabelRequest(string: string, ink: ink, places: places))
    }

    /// Places the requested texts. Labels come last: they can stand anywhere, numbers only beside the
    /// measured line.
    private mutating func placeTexts() {
        let labels = requests.filter(\.isLabel)
        for request in requests.filter({ !$0.isLabel }) + labels {
            guard let place = bestPlace(of: request) else { continue }
            write(request, at: place)
        }
        requests = []
    }

    private mutating func write(_ request: LabelRequest, at place: LabelCandidate) {
        let inks = inks(at: CGPoint(x: place.box.midX, y: place.box.midY))
        var contents: [Layer.Content] = []
        if let leader = place.leader {
            let line = Layer.Content.stroke(leader.path, inks.ink, Stroke(width: 0.75, cap: .round))
            contents += halos(of: Layer(contents: [line])) + [line]
            reserve(leader)
        }
        if occupancy.busyPart(of: place.box) > 0 || lines.contains(where: { $0.crosses(place.box) }) {
            contents.append(plate(behind: place.box))
        }
        texts.append(
            Layer(contents: contents, children: [letters(of: request, request.ink(inks), at: place)]))
        boxes.append(place.box)
        bounds = bounds.union(place.box)
    }

    /// Returns the layer of a text; an upright one reads from the bottom up.
    private func letters(of request: LabelRequest, _ color: Color, at place: LabelCandidate) -> Layer {
        guard place.isUpright else {
            return Layer(contents: [textStyle.text(request.string, color, in: place.box)])
        }
        let (width, height) = (place.box.height, place.box.width)
        let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        let turn = CGAffineTransform(translationX: place.box.midX, y: place.box.midY).rotated(by: -.pi / 2)
        return Layer(transform: turn, contents: [textStyle.text(request.string, color, in: box)])
    }

    /// Returns a plate of paper for a text that covers part of the picture or a line.
    private func plate(behind box: CGRect) -> Layer.Content {
        let paper = paper(at: CGPoint(x: box.midX, y: box.midY))
        return .fill(.roundedRectangle(box.insetBy(dx: -3, dy: -1), cornerRadius: 3), paper.faded(by: 0.9))
    }
}

extension FigureTextStyle {
    fileprivate func text(_ string: String, _ color: Color, in box: CGRect) -> Layer.Content {
        text(string, Self.textSize, color, in: box)
    }
}
