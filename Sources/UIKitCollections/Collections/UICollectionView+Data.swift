// The item counts of a collection view's data, and the reports of errors in them.
extension UICollectionView {
    /// The delegate, if it conforms to `UICollectionViewDelegate`; nil otherwise.
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// The number of items in each section, queried once until the data is reloaded.
    var countedItems: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let sections = sound(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
        var left = Self.mostItems
        let made = (0..<sections).map { section in
            let count = sound(
                dataSource.collectionView(self, numberOfItemsInSection: section),
                "collectionView(_:numberOfItemsInSection: \(section))", atMost: left)
            left -= count
            return count
        }
        let shown = movement?.counts(made) ?? made
        counts = shown
        return shown
    }

    /// The largest number of items, and of sections: a layout has an object for each.
    private static var mostItems: Int { 1_000_000 }

    private func sound(_ count: Int, _ method: String, atMost left: Int = UICollectionView.mostItems) -> Int {
        if count < 0 { report("the data source's \(method) must be 0 or more, but it is \(count).") }
        guard count > left else { return max(count, 0) }
        report("the data source's \(method) is \(count); a film shows at most \(Self.mostItems) items.")
        return 0
    }

    func hasItem(_ indexPath: IndexPath) -> Bool {
        let counts = countedItems
        return indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.item)
    }

    /// Returns true when an item exists; if not, reports the method that requested it.
    func requireItem(_ indexPath: IndexPath, _ method: String) -> Bool {
        if hasItem(indexPath) { return true }
        report("there is no item \(indexPath.text), but \(method) was asked for it; \(sectionsText).")
        return false
    }

    /// Reports that code asked for the items of a section that does not exist.
    func reportMissing(_ section: Int) {
        report(
            "there is no section \(section), but numberOfItems(inSection:) was asked for it; \(sectionsText)."
        )
    }

    /// The item counts in a message: "the sections have these numbers of items: [2, 10]".
    var sectionsText: String {
        let counts = countedItems
        let numbers = counts.prefix(10).map(String.init).joined(separator: ", ")
        return "the sections have these numbers of items: [\(numbers)\(counts.count > 10 ? ", ..." : "")]"
    }

    /// Makes a controller the data source and the delegate, where the collection view has none.
    func connect(to controller: UICollectionViewController) {
        if dataSource == nil { dataSource = controller }
        if delegate == nil { delegate = controller }
    }

    /// Reports that the scene broke a rule.
    func report(_ sentence: String) {
        let context = RunContext.current
        context.fail(SceneFailure("\(context.name(of: self)): \(sentence)"))
    }

    /// Responds to a change of the data source by code.
    func dataSourceDidChange(from old: (any UICollectionViewDataSource)?) {
        // A reload by code makes a missing data source a mistake, this one does not.
        let isSet = expectsData
        if dataSource !== old { reloadData() }
        expectsData = isSet
    }

    /// Warns of a collection view that is in a window and whose expected data source is missing at the next
    /// tick: none was set, or no one holds it. The view is empty then.
    func expectDataSource() {
        guard window != nil else { return }
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) { [weak self] in
            guard let self, expectsData, dataSource == nil, window != nil else { return }
            expectsData = false
            let context = RunContext.current
            context.warn(
                "\(context.name(of: self)): it has no data source and is empty: set dataSource, and hold the "
                    + "object, for the collection view does not.")
        }
    }
}
