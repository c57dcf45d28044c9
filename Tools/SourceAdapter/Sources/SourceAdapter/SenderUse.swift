import SwiftSyntax

/// The use that a method makes of its only parameter. Objective-C checks no types: an action that ignores
/// its sender works for any, one that reads what all recognizers have works for any recognizer, and one that
/// reads what all controls have works for any control.
enum SenderUse {
    /// The method does not name its parameter.
    case none
    /// The method uses only members of every gesture recognizer.
    case recognizer
    /// The method declares a control, and uses only members of every view.
    case view
    /// The method declares a control, and uses only members of every control.
    case control
    /// The method needs a parameter of its type.
    case whole

    /// Finds the use in a method of one parameter whose class is one of UIKit's.
    init(_ declaration: FunctionDeclSyntax) {
        let parameters = declaration.signature.parameterClause.parameters
        guard parameters.count == 1, let parameter = parameters.first, let body = declaration.body else {
            self = .whole
            return
        }
        let type = parameter.type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        guard Self.isClass(type) else {
            self = .whole
            return
        }
        let name = (parameter.secondName ?? parameter.firstName).text
        let uses = Self.uses(of: name, in: body)
        if uses.isEmpty {
            self = .none
        } else if type.hasSuffix("GestureRecognizer") {
            self = uses.allSatisfy(Self.isCommon) ? .recognizer : .whole
        } else if !type.hasSuffix("Item"),
            uses.allSatisfy(Self.controlMembers.union(Self.viewMembers).contains)
        {
            self = uses.allSatisfy(Self.viewMembers.contains) ? .view : .control
        } else {
            self = .whole
        }
    }

    /// Returns true for the name of a class of UIKit that sends actions.
    private static func isClass(_ type: String) -> Bool {
        let classes = [
            "GestureRecognizer", "Button", "Item", "Slider", "Switch", "Control", "Stepper", "Field",
            "Picker",
        ]
        return type.hasPrefix("UI") && !type.contains("<") && classes.contains { type.hasSuffix($0) }
    }

    /// Returns the names of the members that follow each mention of a name; an empty one for a mention alone.
    private static func uses(of name: String, in body: CodeBlockSyntax) -> [String] {
        body.tokens(viewMode: .sourceAccurate).filter {
            $0.text == name && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        }.map { token in
            var next = token.nextToken(viewMode: .sourceAccurate)
            while let mark = next, [.postfixQuestionMark, .exclamationMark].contains(mark.tokenKind) {
                next = mark.nextToken(viewMode: .sourceAccurate)
            }
            guard next?.tokenKind == .period else { return "" }
            return next?.nextToken(viewMode: .sourceAccurate)?.text ?? ""
        }
    }

    private static func isCommon(_ member: String) -> Bool {
        ["view", "state", "location", "numberOfTouches", "isEnabled", "cancelsTouchesInView"].contains(member)
    }

    private static let viewMembers: Set = [
        "tag", "superview", "window", "frame", "bounds", "center", "alpha", "isHidden", "backgroundColor",
        "transform", "layer", "tintColor", "isUserInteractionEnabled", "accessibilityIdentifier",
        "accessibilityLabel", "removeFromSuperview", "convert",
    ]

    private static let controlMembers: Set = ["isEnabled", "isSelected", "isHighlighted", "sendActions"]
}
