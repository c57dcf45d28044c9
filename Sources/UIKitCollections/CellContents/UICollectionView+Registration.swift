extension UICollectionView {
    /// The registration of a class of cells, with the closure that fills them with an item.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The closure that fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identifier: String
        fileprivate let handler: Handler
        fileprivate let nib: UINib?

        /// Creates a registration of the class.
        public init(handler: @escaping Handler) {
            (identifier, self.handler, nib) = (RegistrationName.new("\(Cell.self)"), handler, nil)
        }

        /// Creates a registration of the cells of a xib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            (identifier, self.handler, nib) = (RegistrationName.new("\(Cell.self)"), handler, cellNib)
        }
    }

    /// The registration of a class of supplementary views, with the closure that fills them.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The closure that fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identifier, kind: String
        fileprivate let handler: Handler
        fileprivate let nib: UINib?

        /// Creates a registration of the class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (identifier, kind) = (RegistrationName.new("\(Supplementary.self)"), elementKind)
            (self.handler, nib) = (handler, nil)
        }

        /// Creates a registration of the views of a xib for a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (identifier, kind) = (RegistrationName.new("\(Supplementary.self)"), elementKind)
            (self.handler, nib) = (handler, supplementaryNib)
        }
    }

    /// Returns a cell for an item, filled by its registration.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if let nib = registration.nib {
            register(nib, forCellWithReuseIdentifier: registration.identifier)
        } else if !pool.hasClass(.cell(registration.identifier)) {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = cell as? Cell else { return Cell(dequeuedWith: .zero) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view, filled by its registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if let nib = registration.nib {
            register(
                nib, forSupplementaryViewOfKind: registration.kind,
                withReuseIdentifier: registration.identifier)
        } else if !pool.hasClass(.supplementary(registration.kind, registration.identifier)) {
            register(
                Supplementary.self, forSupplementaryViewOfKind: registration.kind,
                withReuseIdentifier: registration.identifier)
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = view as? Supplementary else { return Supplementary(dequeuedWith: .zero) }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// The names by which registrations differ, in the whole process: one in a global constant outlasts its run.
@MainActor private enum RegistrationName {
    private static var count = 0

    static func new(_ base: String) -> String {
        count += 1
        return "\(base) \(count)"
    }
}
