import Foundation
import Picture

/// An item, or a still layer that lies in front of one.
enum UpperPart {
    case item(path: [LayerIdentity])
    case still(Layer)

    /// The identities that lead to the item's layer; nil for a still layer.
    var path: [LayerIdentity]? {
        if case .item(let path) = self { path } else { nil }
    }
}

extension [Moment] {
    /// The index of the last moment whose items within the frame differ from those before; 0 when nothing
    /// moves.
    var lastVisibleChange: Int {
        var last = 0
        var before: [Layer]?
        for (index, moment) in enumerated() {
            let frame = CGRect(origin: .zero, size: moment.picture.size)
            let now = moment.items.map(\.alone).filter { $0.seenArea.intersects(frame) }
            if let before, now != before, !now.isEmpty { last = index }
            before = now
        }
        return last
    }
}
