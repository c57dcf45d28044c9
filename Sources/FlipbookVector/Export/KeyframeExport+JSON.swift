import FlipbookCore
import Foundation

extension KeyframeExport {
    /// The tracks as data. A key has the form of the curve to the next one, and the values of its control
    /// points at one and two thirds of the time.
    var json: String {
        let list = items.map { item -> JSONText in
            .object([
                ("name", .text(item.name)),
                ("tracks", .object(item.tracks.map { ($0.quantity.rawValue, keys(of: $0.track)) })),
            ])
        }
        let whole = JSONText.object([
            ("film", .text(film.title)), ("description", .text(film.summary)),
            ("width", .number(Double(film.size.width))), ("height", .number(Double(film.size.height))),
            ("duration", .number(film.duration, decimals: 5)), ("fps", .number(film.fps, decimals: 5)),
            ("items", .list(list)),
        ])
        return whole.text + "\n"
    }

    private func keys(of track: Track) -> JSONText {
        .list(
            track.keys.map { key in
                let value: [(String, JSONText)] = [
                    ("time", .number(time(key.frame), decimals: 5)),
                    ("value", .number(key.value, decimals: 4)),
                ]
                switch key.curve {
                case .hold: return .object(value + [("curve", .text("hold"))])
                case .line: return .object(value + [("curve", .text("line"))])
                case .cubic(let one, let two):
                    let controls = JSONText.list([.number(one, decimals: 4), .number(two, decimals: 4)])
                    return .object(value + [("curve", .text("cubic")), ("controls", controls)])
                }
            })
    }
}
