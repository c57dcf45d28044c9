import FlipbookCore
import Foundation

/// The motion of a film's items as code or data, with which an app or a page moves its own views.
///
/// Positions are displacements from the first frame, so that a view starts where its layout puts it. Colors
/// and shapes stay the app's.
public struct KeyframeExport: Sendable {
    /// The language of the code.
    public enum Language: String, Sendable, Hashable, CaseIterable {
        /// `@keyframes` and classes.
        case css
        /// A module of JavaScript for the Web Animations API.
        case waapi
        /// `keyframeAnimator` of SwiftUI.
        case swiftui
        /// `CAKeyframeAnimation` of Core Animation.
        case coreanimation
        /// Data for other programs.
        case json
    }

    /// An item that moves.
    struct Item {
        /// The name in the film.
        let name: String
        /// The name in code: letters, digits and hyphens, different for each item.
        let identifier: String
        /// The tracks that change, in points, degrees and factors.
        let tracks: [(quantity: Quantity, track: Track)]
    }

    /// A quantity of an item that changes.
    enum Quantity: String, CaseIterable {
        case x, y, rotation, scaleX, scaleY, opacity

        /// The value of an item that does not change.
        var standard: Double {
            switch self {
            case .x, .y, .rotation: 0
            case .scaleX, .scaleY, .opacity: 1
            }
        }
    }

    /// The film.
    let film: VectorFilm
    /// The items, in the order of the film's layers.
    let items: [Item]

    /// Creates the export of a film.
    /// - Throws: `FilmError.invalid` for a film in which nothing moves.
    public init(of film: VectorFilm) throws {
        self.film = film
        var known: Set<String> = []
        items = film.allLayers.filter(\.moves).enumerated().map { number, layer in
            let name = layer.name ?? "layer\(number + 1)"
            var identifier = name.identifier
            var copy = 1
            while !known.insert(identifier).inserted {
                copy += 1
                identifier = "\(name.identifier)-\(copy)"
            }
            return Item(name: name, identifier: identifier, tracks: Self.tracks(of: layer))
        }
        guard !items.isEmpty else {
            throw FilmError.invalid(
                "In “\(film.title)” nothing moves, so there is nothing to export. Take a longer --duration.")
        }
    }

    private static func tracks(of layer: LayerTracks) -> [(Quantity, Track)] {
        let (left, top) = (layer.x.value(at: 0), layer.y.value(at: 0))
        let all: [(Quantity, Track)] = [
            (.x, layer.x.mapped { $0 - left }), (.y, layer.y.mapped { $0 - top }),
            (.rotation, layer.rotation), (.scaleX, layer.scaleX), (.scaleY, layer.scaleY),
            (.opacity, layer.opacity),
        ]
        return all.filter { $0.1.constant == nil || $0.1.constant != $0.0.standard }
    }

    /// Returns the code in a language.
    public func text(in language: Language) -> String {
        switch language {
        case .css: css
        case .waapi: javaScript
        case .swiftui: swiftUI
        case .coreanimation: coreAnimation
        case .json: json
        }
    }

    /// Returns the time of a frame in seconds.
    func time(_ frame: Int) -> Double { Double(frame) / film.fps }

    /// The first words of a file of code, without the text of the scene.
    var headline: String {
        "\(film.title.commentText), \(film.duration.text(3)) s: keyframes made by Flipbook \(flipbookVersion)."
    }
}

extension String {
    /// The text in a comment of one line, which it cannot end.
    var commentText: String {
        String(map { $0.isNewline ? " " : $0 }).replacingOccurrences(of: "*/", with: "* /")
    }

    /// The text as a name of CSS: letters of ASCII, digits and hyphens, starting with a letter.
    fileprivate var identifier: String {
        let name = String(
            unicodeScalars.map { scalar -> Character in
                let isPlain =
                    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                return isPlain ? Character(scalar) : "-"
            })
        return name.first?.isLetter == true ? name : "item-" + name
    }

    /// The name of CSS as a name of Swift and JavaScript: each hyphen makes the next letter large.
    var inCamelCase: String {
        let words = split(separator: "-")
        return (words.first.map(String.init) ?? "item")
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
