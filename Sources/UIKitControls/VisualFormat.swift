public import UIKitCore

// A visual format, such as "H:|-[icon(24)]-8-[title(>=50@750)]-|":
//
//     format     = ["H:" | "V:"] ["|" gap] view {gap view} [gap "|"]
//     gap        = "" | "-" | "-" number "-" | "-(" predicates ")-"
//     view       = "[" name ["(" predicates ")"] "]"
//     predicate  = ["==" | "<=" | ">="] (number | metric | view) ["@" (number | metric)]

/// A parser of visual formats.
@MainActor struct VisualFormat {
    private let text: [Character]
    private var place = 0
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let options: NSLayoutConstraint.FormatOptions
    private var isHorizontal = true
    private var constraints: [NSLayoutConstraint] = []

    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: AnyObject?
        var priority = UILayoutPriority.required
    }

    /// A reason why a format cannot be read.
    struct Problem: Error {
        let message: String
    }

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        (text, self.options) = (Array(format.filter { !$0.isWhitespace }), options)
        (self.metrics, self.views) = (metrics, views)
    }

    /// Returns the constraints of the format.
    mutating func parse() throws -> [NSLayoutConstraint] {
        if take("H:") { isHorizontal = true } else if take("V:") { isHorizontal = false }
        var row: [AnyObject] = []
        var (previous, gap) = (AnyObject?.none, [Predicate]?.none)
        var startsAtEdge = false
        if take("|") {
            startsAtEdge = true
            gap = try parseGap(isEdge: true)
        }
        while place < text.count {
            if take("|") {
                guard let last = previous else { throw problem("a view before the last “|”") }
                try addEdge(last, gap ?? [Predicate()], isStart: false)
                break
            }
            let view = try parseView()
            row.append(view)
            if let previous {
                for predicate in gap ?? [Predicate()] {
                    add(view, start, predicate.relation, previous, end, predicate)
                }
            } else if startsAtEdge {
                try addEdge(view, gap ?? [Predicate()], isStart: true)
            }
            previous = view
            gap = try parseGap(isEdge: false)
        }
        guard place == text.count else { throw problem("an end") }
        align(row)
        return constraints
    }

    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }

    // MARK: Words

    private mutating func take(_ word: String) -> Bool {
        let letters = Array(word)
        guard place + letters.count <= text.count, Array(text[place..<(place + letters.count)]) == letters
        else {
            return false
        }
        place += letters.count
        return true
    }

    private mutating func expect(_ word: String) throws {
        guard take(word) else { throw problem("“\(word)”") }
    }

    private mutating func name() -> String {
        let first = place
        while place < text.count, text[place].isLetter || text[place].isNumber || "_.-".contains(text[place])
        {
            if text[place] == "-", place > first { break }
            place += 1
        }
        return String(text[first..<place])
    }

    private func problem(_ expected: String) -> Problem {
        let rest = place < text.count ? "before “\(String(text[place...].prefix(12)))”" : "at the end"
        return Problem(message: "expected \(expected) \(rest)")
    }

    // MARK: Parts

    private mutating func parseView() throws -> AnyObject {
        try expect("[")
        let word = name()
        guard let view = views[word].map({ $0 as AnyObject }) else {
            throw Problem(message: "the view “\(word)” is not among the views")
        }
        if take("(") {
            let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
            for predicate in try predicates() {
                let other = predicate.view
                add(
                    view, attribute, predicate.relation, other, other == nil ? .notAnAttribute : attribute,
                    predicate)
            }
        }
        try expect("]")
        return view
    }

    /// Reads the gap before the next view or edge; nil where there is none.
    private mutating func parseGap(isEdge: Bool) throws -> [Predicate]? {
        guard take("-") else { return nil }
        guard place < text.count, text[place] != "[", text[place] != "|" else {
            // The standard distance: margins at an edge, 8 points between views.
            var standard = Predicate(constant: 8)
            standard.priority = .required
            isStandardGap = true
            return [standard]
        }
        isStandardGap = false
        let gap = take("(") ? try predicates() : [try predicate()]
        try expect("-")
        return gap
    }

    private var isStandardGap = false

    private mutating func predicates() throws -> [Predicate] {
        var all = [try predicate()]
        while take(",") { all.append(try predicate()) }
        try expect(")")
        return all
    }

    private mutating func predicate() throws -> Predicate {
        var result = Predicate()
        if take("<=") {
            result.relation = .lessThanOrEqual
        } else if take(">=") {
            result.relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        let word = name()
        if let number = number(word) {
            result.constant = number
        } else if let view = views[word] {
            result.view = view as AnyObject
        } else {
            throw Problem(message: "“\(word)” is neither a number nor among the metrics and views")
        }
        if take("@") {
            let strength = name()
            guard let value = number(strength) else { throw Problem(message: "“\(strength)” is no strength") }
            result.priority = UILayoutPriority(Float(value))
        }
        return result
    }

    private func number(_ word: String) -> CGFloat? {
        Double(word).map { CGFloat($0) } ?? metrics[word].flatMap { CGFloat(relativeValue: $0) }
    }

    // MARK: Constraints

    private mutating func addEdge(_ view: AnyObject, _ gap: [Predicate], isStart: Bool) throws {
        guard let superview = (view as? UIView)?.superview else {
            throw Problem(message: "a view at “|” has no superview: add it first")
        }
        let attribute = isStart ? start : end
        for var predicate in gap {
            if isStandardGap {
                let margins = superview.layoutMargins
                let lengths =
                    isHorizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
                predicate.constant = isStart ? lengths.0 : lengths.1
            }
            if isStart {
                add(view, attribute, predicate.relation, superview, attribute, predicate)
            } else {
                add(superview, attribute, predicate.relation, view, attribute, predicate)
            }
        }
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ predicate: Predicate
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: 1, constant: predicate.constant)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    private mutating func align(_ row: [AnyObject]) {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
            (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        ]
        for (option, attribute) in attributes where options.contains(option) {
            for (one, next) in zip(row, row.dropFirst()) {
                add(next, attribute, .equal, one, attribute, Predicate())
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Returns the constraints of a visual format, such as "H:|-[icon(24)]-8-[title]-|". A format that cannot
    /// be read is an error that names the reason.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormat(format, opts, metrics ?? [:], views)
        do {
            return try parser.parse()
        } catch {
            let reason = (error as? VisualFormat.Problem)?.message ?? "it is malformed"
            RunContext.current.fail(SceneFailure("Visual format “\(format.prefix(200))”: \(reason)."))
            return []
        }
    }
}
