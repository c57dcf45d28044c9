package import Foundation
package import Picture

extension Film {
    /// Returns a copy of the picture with a title. Its summary is the scene's, followed by the remark if
    /// there is one.
    package func titled(_ picture: Picture, _ title: String, remark: String? = nil) -> Picture {
        var copy = picture
        copy.title = title
        let own = remark == nil ? entry.summary : entry.summarySentence
        copy.summary = [own, remark ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return copy
    }

    /// Returns the scene's name with times of its film in seconds, such as "FallingSquare at 0 s, 0.5 s".
    package func title(at times: [TimeInterval]) -> String {
        "\(entry.name) at " + times.map { "\(figureText($0, decimals: 3)) s" }.joined(separator: ", ")
    }
}
