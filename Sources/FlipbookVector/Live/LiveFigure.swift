import CPages
import FlipbookCore
import Raster
import UIKitHost

/// A page with a live figure: the film's world in the engine, its picture, and what a reader does with both.
/// One HTML file, which loads no other.
struct LiveFigure {
    /// The bytes of the file.
    let data: Data

    /// The spring between a finger and an item: frequency in hertz and damping ratio of an attachment.
    private static let grab = (frequency: 4.0, damping: 0.6)

    /// Creates the page of a film.
    /// - Throws: `RasterError` for content that SVG cannot represent.
    @MainActor init(
        _ film: VectorFilm, _ settings: VectorSettings, _ engine: LiveEngine, _ recording: LiveRecording,
        _ parameters: LiveParameters, _ input: InputScript
    ) throws {
        let layers = LiveLayers(of: film, recording.takes)
        // A reader could touch next to nothing where code places most items, such as cells that scroll.
        let items = Set(recording.takes.flatMap { $0.followers.map(\.item) })
        guard !layers.drivers.isEmpty, 2 * Set(layers.drivers.map(\.item)).count >= items.count else {
            throw LiveRefusal("most layers of its pictures do not follow items")
        }
        var svg = AnimatedSVG(settings)
        svg.loop = 0
        var writer = SVGFilmWriter(film, svg)
        writer.live = layers
        try writer.writeBody()
        let touches = input.entries.compactMap { entry in entry.tapPoint.map { (point: $0, end: entry.end) } }
        let taps = LiveTap.all(from: touches, recording, layers.drivers, fps: film.fps)
        let notes = LiveNotes(of: recording, layers, parameters, taps, film)
        var blob = LiveBlob()
        let values = Self.values(film, recording, layers, parameters, taps, notes, &blob)
        let (words, script) = (blob.text, Self.script)
        var hash = Hash64()
        for text in [values.text, words, script] { for byte in text.utf8 { hash.combine(byte: byte) } }
        let dark = writer.darkRules
        let style =
            [writer.motionRule, ".m{animation-play-state:paused}", writer.textRule] + writer.rules.rules
            + (dark.isEmpty ? [] : [svg.inDarkness(".picture{\(dark)}")])
        data = Data(
            Template(String(cString: PageFile.liveHTML.text)).filled(with: [
                "title": film.title.escapedForMarkup, "summary": film.summary.escapedForMarkup,
                "label": "\(film.title). \(film.summary)".escapedForMarkup,
                "notes": notes.text.escapedForMarkup, "nonce": String(hash.value, radix: 16),
                "style": String(cString: PageFile.liveCSS.text),
                "film-style": style.joined(separator: "\n"),
                "width": writer.sides[0].value, "height": writer.sides[1].value, "box": writer.viewBox,
                "film": writer.svg.text, "data": values.text, "words": words, "engine": engine.text,
                "script": script,
            ]).utf8)
    }

    private static var script: String {
        [PageFile.filmJS, .worldJS, .stageJS, .liveJS].map { String(cString: $0.text) }
            .joined(separator: "\n")
    }

    @MainActor private static func values(
        _ film: VectorFilm, _ recording: LiveRecording, _ layers: LiveLayers, _ parameters: LiveParameters,
        _ taps: [LiveTap], _ notes: LiveNotes, _ blob: inout LiveBlob
    ) -> JSONText {
        var items: [String] = []
        for driver in layers.drivers where !items.contains(driver.item) { items.append(driver.item) }
        let takes = recording.takes.map { take($0, &blob) }
        let sliders = parameters.sliders.map { slider in
            JSONText.object([
                ("name", .text(slider.declaration.name)), ("meaning", .text(slider.declaration.meaning)),
                ("unit", .text(slider.declaration.unit)), ("own", number(slider.own)),
                ("values", .list(slider.values.map { .literal("\($0)") })),
                (
                    "states",
                    .list(
                        slider.states.map { states in
                            .list(
                                zip(states, recording.takes).map {
                                    numbers(blob.add($0, changing: $1.words))
                                })
                        })
                ),
            ])
        }
        return .object([
            ("fps", decimal(film.fps)), ("frames", number(film.frameCount)),
            ("ticks", number(recording.tickCount)), ("takes", .list(takes)),
            ("drivers", .list(layers.drivers.map { driver($0, items) })),
            ("lines", .list(layers.lines.map(line))),
            ("items", .list(items.map { .text($0) })), ("parameters", .list(sliders)),
            ("touch", .text(notes.touch)), ("taps", .list(taps.map(tap))),
            ("points", .list(taps.map { .list($0.points.map(point)) })),
            (
                "grab",
                .object([
                    ("frequency", .literal("\(grab.frequency)")), ("damping", .literal("\(grab.damping)")),
                ])
            ),
        ])
    }

    @MainActor private static func take(_ take: LiveTake, _ blob: inout LiveBlob) -> JSONText {
        .object([
            ("start", number(take.start)), ("words", numbers(blob.add(take.words))),
            (
                "patches",
                .list(
                    take.patches.map { numbers([$0.tick] + blob.add($0.words, changing: $0.expected)) })
            ),
            ("hashes", numbers(blob.add(take.hashes))),
        ])
    }

    private static func driver(_ driver: LiveDriver, _ items: [String]) -> JSONText {
        .list(
            [number(driver.take), number(driver.body.index), number(Int(driver.body.generation))]
                + [driver.offset.x, driver.offset.y, driver.origin.x, driver.origin.y].map {
                    decimal(Double($0))
                } + [decimal(driver.rotation), number(items.firstIndex(of: driver.item) ?? 0)])
    }

    /// A tap's take, body and law: whether it pushes, newtons for each meter, newtons, and whether it goes
    /// on.
    private static func tap(_ tap: LiveTap) -> JSONText {
        var law = [JSONText.literal("0")]
        if case .push(let proportional, let constant, let isContinuous) = tap.effect {
            law = [
                .literal("1"), .literal("\(proportional)"), .literal("\(constant)"),
                number(isContinuous ? 1 : 0),
            ]
        }
        return .list([number(tap.take), number(tap.body)] + law)
    }

    private static func line(_ line: LiveLine) -> JSONText {
        .list([
            .list(
                line.ends.map { end in
                    .list(
                        [number(end.driver ?? -1)]
                            + [end.constant.x, end.constant.y, end.offset.x, end.offset.y].map {
                                decimal(Double($0))
                            })
                }), decimal(Double(line.length)),
        ])
    }

    private static func point(_ point: CGPoint) -> JSONText {
        .list([decimal(Double(point.x)), decimal(Double(point.y))])
    }

    /// Returns a number in thousandths. SVG's short form, without a zero before the point, is no JSON.
    private static func decimal(_ number: Double) -> JSONText {
        .literal(((number * 1000).rounded() / 1000).text)
    }

    private static func number(_ number: Int) -> JSONText { .literal("\(number)") }

    private static func numbers(_ list: [Int]) -> JSONText { .list(list.map { number($0) }) }
}
