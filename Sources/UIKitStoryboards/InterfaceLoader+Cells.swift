// The cells that a storyboard draws: prototypes, of which a table or collection view makes as many as it
// needs, and the rows of a table whose content is fixed.

extension InterfaceLoader {
    /// Sets the views around the rows of a table, and registers its prototypes or sets its fixed rows.
    func fill(_ table: UITableView, _ element: InterfaceElement) {
        if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = document.color(element.child(key: "separatorColor")) { table.separatorColor = color }
        if let inset = element.child(key: "separatorInset")?.insets { table.separatorInset = inset }
        if element["allowsSelection"] == "NO" { table.allowsSelection = false }
        if element.isOn("allowsMultipleSelection") { table.allowsMultipleSelection = true }
        if let view = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(view) }
        if let view = element.child(key: "tableFooterView") { table.tableFooterView = makeView(view) }
        if let view = element.child(key: "backgroundView") { table.backgroundView = makeView(view) }
        for cell in element.child("prototypes")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            table.drawnCells[identifier] = { [document, weak owner] in
                let loader = InterfaceLoader(document, owner: owner ?? table, id: cell["id"])
                return loader.loadPrototype(cell) as? UITableViewCell
            }
        }
        guard let sections = element.child("sections")?.children, !sections.isEmpty else { return }
        let rows = FixedRows(
            sections.map { section in
                FixedRows.Section(
                    header: section["headerTitle"], footer: section["footerTitle"],
                    cells: section.child("cells")?.children.compactMap { makeView($0) as? UITableViewCell }
                        ?? [])
            })
        table.fixedRows = rows
        table.dataSource = rows
    }

    /// Gives a table the control by which it is refreshed, which is drawn in its controller. Xcode writes
    /// that it is disabled, which it is not on a device.
    func addRefreshControl(to table: UITableView, _ controller: InterfaceElement) {
        guard let element = controller.child(key: "refreshControl") else { return }
        let control = UIRefreshControl()
        if let color = document.color(element.child(key: "tintColor")) { control.tintColor = color }
        if let color = document.color(element.child(key: "backgroundColor")) {
            control.backgroundColor = color
        }
        control.attributedTitle = attributedText(element.child("attributedString"))
        note(control, element)
        table.refreshControl = control
    }

    /// Sets the layout of a collection view and registers its prototypes.
    func fill(_ collection: UICollectionView, _ element: InterfaceElement) {
        if let drawn = element.child(key: "collectionViewLayout"), let layout = makeLayout(drawn) {
            collection.collectionViewLayout = layout
            note(layout, drawn)
        }
        if let view = element.child(key: "backgroundView") { collection.backgroundView = makeView(view) }
        if element["allowsSelection"] == "NO" { collection.allowsSelection = false }
        if element.isOn("allowsMultipleSelection") { collection.allowsMultipleSelection = true }
        let kinds = [
            "sectionHeaderView": "UICollectionElementKindSectionHeader",
            "sectionFooterView": "UICollectionElementKindSectionFooter",
        ]
        let headers = element.children.filter { $0["key"].flatMap { kinds[$0] } != nil }
        for cell in (element.child("cells")?.children ?? []) + headers {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            let kind = cell["key"].flatMap { kinds[$0] }
            collection.pool.draw(kind.map { .supplementary($0, identifier) } ?? .cell(identifier)) {
                [document, weak owner] in
                let loader = InterfaceLoader(document, owner: owner ?? collection, id: cell["id"])
                return loader.loadPrototype(cell) as? UICollectionReusableView
            }
        }
    }

    private func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
        let type = Self.type(named: element["customClass"]) as? UICollectionViewLayout.Type
        guard element.name == "collectionViewFlowLayout" else { return type?.init(coder: InterfaceCoder()) }
        let coder = type.map {
            InterfaceCoder(for: $0) { [self] in
                if let layout = $0 as? UICollectionViewFlowLayout { fill(layout, element) }
            }
        }
        if let type, let coder, let own = type.init(coder: coder) { return own }
        let layout = UICollectionViewFlowLayout()
        fill(layout, element)
        return layout
    }

    /// Sets direction and distances of a layout.
    private func fill(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
        if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") {
            layout.minimumInteritemSpacing = spacing
        }
        if let size = element.child(key: "itemSize"), let width = size.number("width"),
            let height = size.number("height"), width > 0, height > 0
        {
            layout.itemSize = CGSize(width: width, height: height)
        }
        if let inset = element.child(key: "sectionInset")?.insets { layout.sectionInset = inset }
        if let size = element.child(key: "headerReferenceSize")?.size { layout.headerReferenceSize = size }
        if let size = element.child(key: "footerReferenceSize")?.size { layout.footerReferenceSize = size }
    }

    /// Builds a cell with its connections.
    private func loadPrototype(_ element: InterfaceElement) -> UIView {
        let view = makeView(element)
        finish()
        return view
    }

    /// Returns the raw value of the style of a table or of a cell; 0 for others.
    static func style(_ element: InterfaceElement) -> Int {
        let tables: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        let cells: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        guard let name = element["style"] else { return 0 }
        return switch element.name {
        case "tableView": tables[name]?.rawValue ?? 0
        case "tableViewCell": cells[name]?.rawValue ?? 0
        default: 0
        }
    }

    /// Sets the marks of a cell and the texts of its style.
    func fill(_ cell: UITableViewCell, _ element: InterfaceElement) {
        cell.identifier = element["reuseIdentifier"]
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ]
        if let accessory = element["accessoryType"].flatMap({ accessories[$0] }) {
            cell.accessoryType = accessory
        }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        if let inset = element.child(key: "separatorInset")?.insets { cell.separatorInset = inset }
        if let level = element["indentationLevel"].flatMap({ Int($0) }) { cell.indentationLevel = level }
        if let view = element.child(key: "accessoryView") { cell.accessoryView = makeView(view) }
        if let view = element.child(key: "backgroundView") { cell.backgroundView = makeView(view) }
        if let view = element.child(key: "selectedBackgroundView") {
            cell.selectedBackgroundView = makeView(view)
        }
        if let height = element.number("rowHeight") { cell.drawnHeight = height }
        let texts: [(String, KeyPath<UITableViewCell, UILabel?>)] = [
            ("textLabel", \.textLabel), ("detailTextLabel", \.detailTextLabel),
        ]
        for (name, text) in texts {
            guard let drawn = part(name, of: element), let label = cell[keyPath: text] else { continue }
            content(of: label, drawn)
            note(label, drawn)
        }
        guard let drawn = part("imageView", of: element), let view = cell.imageView else { return }
        look(of: view, drawn)
        content(of: view, drawn)
        note(view, drawn)
    }

    /// Returns the element of a text or image that a cell has by its style; nil for none.
    private func part(_ name: String, of cell: InterfaceElement) -> InterfaceElement? {
        cell[name].flatMap { id in cell.all.first { $0["id"] == id } }
    }

    /// Returns false for the texts of a cell's style, which the cell has by itself.
    func isDrawn(_ element: InterfaceElement, in cell: InterfaceElement) -> Bool {
        !["textLabel", "detailTextLabel", "imageView"].contains {
            cell[$0] != nil && cell[$0] == element["id"]
        }
    }
}
