/// A header or footer of a table that is in sight.
struct SeenHeader {
    let view: UIView
    let section: Int
    let isFooter: Bool
}

extension UITableView {
    /// Notifies the delegate of headers and footers that come into sight and leave it.
    func noteSeenHeaders() {
        let entries = rows.headers.filter { $0.view != nil }
        let seen = zip(entries, headers).filter { $1.frame.overlaps(bounds) }
            .map { SeenHeader(view: $1, section: $0.section, isFooter: $0.isFooter) }
        let (before, now) = (
            Set(seenHeaders.map { ObjectIdentifier($0.view) }), Set(seen.map { ObjectIdentifier($0.view) })
        )
        guard before != now else { return }
        let gone = seenHeaders.filter { !now.contains(ObjectIdentifier($0.view)) }
        seenHeaders = seen
        guard let tableDelegate else { return }
        UIView.withoutAnimation {
            for header in seen where !before.contains(ObjectIdentifier(header.view)) {
                if header.isFooter {
                    tableDelegate.tableView(
                        self, willDisplayFooterView: header.view, forSection: header.section)
                } else {
                    tableDelegate.tableView(
                        self, willDisplayHeaderView: header.view, forSection: header.section)
                }
            }
        }
        for header in gone {
            if header.isFooter {
                tableDelegate.tableView(
                    self, didEndDisplayingFooterView: header.view, forSection: header.section)
            } else {
                tableDelegate.tableView(
                    self, didEndDisplayingHeaderView: header.view, forSection: header.section)
            }
        }
    }
}
