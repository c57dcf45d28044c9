/// The rows of a table whose content a storyboard draws.
@MainActor package final class FixedRows: NSObject, UITableViewDataSource {
    package struct Section {
        let header, footer: String?
        let cells: [UITableViewCell]

        /// Creates a section; nil for no header or footer.
        package init(header: String?, footer: String?, cells: [UITableViewCell]) {
            (self.header, self.footer, self.cells) = (header, footer, cells)
        }
    }

    private let sections: [Section]

    package init(_ sections: [Section]) {
        self.sections = sections
    }

    package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    /// Returns the height that the storyboard gives a row; nil for that of the table.
    func height(of path: IndexPath) -> CGFloat? {
        guard sections.indices.contains(path.section) else { return nil }
        let cells = sections[path.section].cells
        return cells.indices.contains(path.row) ? cells[path.row].drawnHeight : nil
    }
}
