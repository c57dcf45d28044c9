// The rules of a table's rows, and the reports of code that breaks them.
extension UITableView {
    /// Reports that the scene broke a rule.
    func report(_ sentence: String) {
        let context = RunContext.current
        context.fail(SceneFailure("\(context.name(of: self)): \(sentence)"))
    }

    /// Returns the rectangle to which a scroll to a row leads; nil, after a report, for a row that does not
    /// exist. The row NSNotFound stands for the section alone.
    func targetOfScroll(to indexPath: IndexPath) -> CGRect? {
        load()
        if let frame = rows.frame(of: indexPath) { return frame }
        if indexPath.count == 2, indexPath.row == NSNotFound, rows.counts.indices.contains(indexPath.section)
        {
            return rect(forSection: indexPath.section)
        }
        report("there is no row \(indexPath.text), but scrollToRow(at:) was asked for it; \(sectionsText).")
        return nil
    }

    /// Returns a cell in place of one with an identifier that is not registered, after a report. A run with
    /// stand-ins goes on, for the file that is missing may draw such cells.
    func makeCell(forUnregistered identifier: String) -> UITableViewCell {
        let rule = "no class is registered for the cells '\(identifier)': call register first."
        let context = RunContext.current
        if context.usesStandIns {
            context.warn("\(context.name(of: self)): \(rule)")
        } else {
            report(rule)
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a height that a table can show, in points, or -1 for that of the content; that, after a
    /// report, for one that it cannot.
    func sound(_ height: CGFloat, _ name: @autoclosure () -> String) -> CGFloat {
        if height >= 0 && height.isFinite || height == Self.automaticDimension { return height }
        report("the height of \(name()) must be 0 or more, or automaticDimension, but it is \(height).")
        return Self.automaticDimension
    }

    /// The row counts in a message: "the sections have these numbers of rows: [2, 10]".
    private var sectionsText: String {
        let numbers = rows.counts.prefix(10).map(String.init).joined(separator: ", ")
        return "the sections have these numbers of rows: [\(numbers)\(rows.counts.count > 10 ? ", ..." : "")]"
    }
}
