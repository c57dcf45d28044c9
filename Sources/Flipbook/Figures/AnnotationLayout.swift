import CoreGeometry
import Picture

/// The explanations over one still: first all lines, then the texts, each where there is room for it.
///
/// Its points are those of the page, with the still's upper left corner as the origin.
struct AnnotationLayout {
    /// What lies behind.
    let backdrop: OccupancyMap
    /// From the scene's view to the page.
    let toPage: CGAffineTransform
    /// In which letters.
    let textStyle: FigureTextStyle

    private let paperTheme: Theme
    private let screenTheme: Theme
    /// What is drawn, a sheet for each annotation.
    private(set) var layers: [Layer] = []
    /// The lines that texts keep away from.
    private(set) var lines: [Segment] = []
    /// The texts, which keep away from one another.
    private(set) var boxes: [CGRect] = []
    /// Everything that is drawn lies in it.
    var bounds: CGRect
    private var wishes: [LabelRequest] = []
    /// What is written, upon all lines.
    private var texts: [Layer] = []

    /// A draft over a still that is drawn at a scale on paper of a theme. The still's upper left corner is a point of
    /// the view, the origin unless it is cropped.
    init(
        over picture: Picture, origin: CGPoint = .zero, scale: CGFloat, theme: Theme,
        textStyle: FigureTextStyle
    ) throws {
        backdrop = try OccupancyMap(picture, scale: scale)
        toPage = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        self.textStyle = textStyle
        paperTheme = theme
        screenTheme = backdrop.paper == theme.paper ? theme : backdrop.isLight ? .light : .dark
        bounds = CGRect(origin: .zero, size: backdrop.size)
    }

    /// The still's rectangle.
    var screen: CGRect { CGRect(origin: .zero, size: backdrop.size) }

    /// The inks that are read well at a point.
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

    /// Rims of paper below the lines of an annotation where they do not lie upon paper, so that they are seen upon
    /// any color.
    private func halos(of layer: Layer) -> [Layer.Content] {
        layer.contents.compactMap { content in
            let area = Layer(contents: [content]).seenArea
            guard backdrop.busyPart(of: area.insetBy(dx: -2, dy: -2)) > 0 else { return nil }
            let paper = paper(at: CGPoint(x: area.midX, y: area.midY)).faded(by: 0.88)
            return switch content {
            case .fill(let shape, _): .stroke(shape, paper, Stroke(width: 2.5, join: .round))
            case .stroke(let shape, _, let stroke):
                .stroke(shape, paper, Stroke(width: stroke.width + 2.75, cap: .round, join: .round))
            case .text: nil
            }
        }
    }

    /// The color of the paper at a point: the screen's, or that around it.
    private func paper(at point: CGPoint) -> Color {
        screen.contains(point) ? backdrop.paper : paperTheme.paper
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
    /// Paints on the sheet of the present annotation.
    mutating func paint(_ contents: [Layer.Content]) {
        if layers.isEmpty { layers.append(Layer()) }
        layers[layers.count - 1].contents += contents
    }

    /// Begins a sheet of its own.
    mutating func beginSheet(_ name: String) { layers.append(Layer(name: name)) }

    /// Keeps texts away from a line, and holds it on the page.
    mutating func reserve(_ line: Segment) {
        lines.append(line)
        bounds = bounds.union(CGRect(holding: [line.start, line.end]))
    }

    /// Writes a text now, and keeps others away from it.
    mutating func write(_ string: String, _ size: CGFloat, _ color: Color, in box: CGRect) {
        paint([textStyle.text(string, size, color, in: box)])
        boxes.append(box)
        bounds = bounds.union(box)
    }

    /// Writes a text when all lines are there, at the best of several places.
    mutating func wish(_ string: String, _ ink: @escaping (Theme) -> Color, _ places: [LabelCandidate]) {
        guard !string.isEmpty else { return }
        wishes.append(LabelRequest(string: string, ink: ink, places: places))
    }

    /// Labels come last: they find room anywhere, numbers only beside what they measure.
    private mutating func placeTexts() {
        let labels = wishes.filter(\.isLabel)
        for wish in wishes.filter({ !$0.isLabel }) + labels {
            guard let place = bestPlace(of: wish) else { continue }
            write(wish, at: place)
        }
        wishes = []
    }

    private mutating func write(_ wish: LabelRequest, at place: LabelCandidate) {
        let inks = inks(at: CGPoint(x: place.box.midX, y: place.box.midY))
        var contents: [Layer.Content] = []
        if let leader = place.leader {
            let line = Layer.Content.stroke(leader.path, inks.ink, Stroke(width: 0.75, cap: .round))
            contents += halos(of: Layer(contents: [line])) + [line]
            reserve(leader)
        }
        if backdrop.busyPart(of: place.box) > 0 || lines.contains(where: { $0.crosses(place.box) }) {
            contents.append(plate(behind: place.box))
        }
        texts.append(Layer(contents: contents, children: [letters(of: wish, wish.ink(inks), at: place)]))
        boxes.append(place.box)
        bounds = bounds.union(place.box)
    }

    /// The letters, along a steep line from its lower end to the upper one.
    private func letters(of wish: LabelRequest, _ color: Color, at place: LabelCandidate) -> Layer {
        guard place.isUpright else {
            return Layer(contents: [textStyle.text(wish.string, color, in: place.box)])
        }
        let (width, height) = (place.box.height, place.box.width)
        let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        let turn = CGAffineTransform(translationX: place.box.midX, y: place.box.midY).rotated(by: -.pi / 2)
        return Layer(transform: turn, contents: [textStyle.text(wish.string, color, in: box)])
    }

    /// Paper under a text that found no plain place.
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
