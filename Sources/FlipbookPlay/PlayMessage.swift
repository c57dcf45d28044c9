import FlipbookCore
import Foundation
import UIKitHost

/// A message in JSON from the scene's process to the page.
enum PlayMessage {
    /// The scene, its devices and its parameters.
    struct Scene: Encodable {
        struct Parameter: Encodable {
            let name, meaning, unit: String
            let lower, upper: Double?
            let isWhole: Bool
            let initial, value: Double
        }

        let kind = "scene"
        let name, summary: String
        let width, height: Double
        let device: String
        let devices: [String]
        let isDark: Bool
        let parameters: [Parameter]
        /// True when the scene has a file into which values can be written.
        let canWrite: Bool
    }

    /// The state of the player.
    struct State: Encodable {
        let kind = "state"
        let isPlaying: Bool
        let speed: Double
        let touches: Int
        /// The sentence about the scene's failure; nil for none.
        let failure: String?
    }

    /// A sentence for the reader.
    struct Notice: Encodable {
        let kind = "notice"
        let text: String
    }

    /// The text of a message.
    static func text(_ message: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(message)) ?? Data("{}".utf8)
    }
}

extension PlayMessage.Scene.Parameter {
    init(_ declaration: ParameterDeclaration, value: Double?) {
        name = declaration.name
        meaning = declaration.meaning
        unit = declaration.unit
        (lower, upper) = (declaration.range?.lowerBound, declaration.range?.upperBound)
        isWhole = declaration.isWhole
        initial = declaration.defaultValue
        self.value = value ?? declaration.defaultValue
    }
}
