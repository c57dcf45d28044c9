/// The part of a list that a cell shows.
enum ListPart {
    case row
    case header(UICollectionLayoutListConfiguration.Appearance)
    case footer(UICollectionLayoutListConfiguration.Appearance)

    /// Finds the part that an element is in a layout, of which sections that are no list have rows only.
    @MainActor init(of element: ElementIdentity, in layout: UICollectionViewLayout) {
        let layout = layout as? UICollectionViewCompositionalLayout
        let list = layout?.list(ofSection: element.indexPath.section)
        switch (element.category, element.kind, list?.appearance) {
        case (.supplementaryView, UICollectionView.elementKindSectionHeader, let appearance?):
            self = .header(appearance)
        case (.supplementaryView, UICollectionView.elementKindSectionFooter, let appearance?):
            self = .footer(appearance)
        case (.cell, _, let appearance?) where list?.isHeader(element.indexPath) == true:
            self = .header(appearance)
        default: self = .row
        }
    }

    /// True for a row, which is gray while a finger is on it or it is selected.
    var isRow: Bool {
        if case .row = self { true } else { false }
    }

    /// The description of the part with one text.
    @MainActor var content: UIListContentConfiguration {
        switch self {
        case .row: .cell()
        case .header(.grouped), .header(.insetGrouped): .groupedHeader()
        case .header(.sidebar), .header(.sidebarPlain): .sidebarHeader()
        case .header(.plain): .plainHeader()
        case .footer(.grouped), .footer(.insetGrouped): .groupedFooter()
        case .footer: .plainFooter()
        }
    }
}
