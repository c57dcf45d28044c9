import CoreGeometry
public import UIFoundation

/// An object that finds the places where a text can break.
@preconcurrency @MainActor public final class CTTypesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text.inUIKit
        super.init()
    }
}

/// Returns an object that finds the places where a text can break.
@preconcurrency @MainActor public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString)
    -> CTTypesetter
{ CTTypesetter(string) }

/// Returns the object of a text that breaks it into lines.
@preconcurrency @MainActor public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter)
    -> CTTypesetter
{ CTTypesetter(framesetter.text) }

/// Returns the number of characters from a start that fit a line of a width; at least one.
@preconcurrency @MainActor public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    let range = typesetter.text.part(CFRange(location: startIndex, length: 0))
    guard range.length > 0 else { return 0 }
    let rest = typesetter.text.attributedSubstring(from: range).content
    return rest.lines(width: CGFloat(max(width, 0.1)), lineLimit: 2) { _ in }.first?.range.length
        ?? range.length
}

/// Returns the line of a part of a text; the rest from its start where the length is 0.
@preconcurrency @MainActor public func CTTypesetterCreateLine(
    _ typesetter: CTTypesetter, _ stringRange: CFRange
) -> CTLine { CTLine(typesetter.text, typesetter.text.part(stringRange)) }
