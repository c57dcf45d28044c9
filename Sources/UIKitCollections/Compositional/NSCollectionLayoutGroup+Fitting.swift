// Groups of which cells decide lengths.
extension NSCollectionLayoutGroup {
    /// Returns the group with as many of the next cells as it holds, and the size that they give it.
    ///
    /// The number of cells is that of the group's own length: the estimated length of a column is compared
    /// with the estimates of its items, that of a row with their actual widths.
    func fittedCells(
        in container: CGSize, _ given: GivenLengths, _ sizes: inout CellSizes
    ) -> FittedItem {
        let size = given.size(layoutSize.size(in: container))
        let insets = contentInsets
        let box = CGRect(origin: .zero, size: size).inset(byDirectional: insets)
        guard isSelfSizing, !subitems.isEmpty else {
            let cells = cells(in: CGRect(origin: .zero, size: size))
            for _ in cells { _ = sizes.take() }
            return FittedItem(size: size, cells: cells)
        }
        let items = uniform(fittedItems(in: box.size, &sizes))
        let gap = interItemSpacing?.spacing ?? 0
        var (start, extent, cells) = (CGFloat(0), CGFloat(0), [CollectionCellFrame]())
        for (item, fitted) in items {
            let space = item.edgeSpacing
            let (left, top) = (space?.leading?.spacing ?? 0, space?.top?.spacing ?? 0)
            let width = fitted.size.width + left + (space?.trailing?.spacing ?? 0)
            let height = fitted.size.height + top + (space?.bottom?.spacing ?? 0)
            let corner = CGPoint(
                x: box.minX + left + (isRow ? start : 0), y: box.minY + top + (isRow ? 0 : start))
            cells += fitted.cells.map { $0.moved(by: corner) }
            start += (isRow ? width : height) + gap
            extent = max(extent, isRow ? height : width)
        }
        let length = max(0, start - (items.isEmpty ? 0 : gap))
        let content = isRow ? CGSize(width: length, height: extent) : CGSize(width: extent, height: length)
        let whole = CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
        let estimates = given.open(layoutSize.estimates)
        return FittedItem(size: estimates.size(size, with: whole), cells: cells)
    }

    /// Returns the items with lengths that are uniform among them stretched to the largest.
    private func uniform(
        _ items: [(NSCollectionLayoutItem, FittedItem)]
    ) -> [(NSCollectionLayoutItem, FittedItem)] {
        func hasUniformWidth(_ item: NSCollectionLayoutItem) -> Bool {
            item.layoutSize.widthDimension.isUniformAcrossSiblings
        }
        func hasUniformHeight(_ item: NSCollectionLayoutItem) -> Bool {
            item.layoutSize.heightDimension.isUniformAcrossSiblings
        }
        let width = items.filter { hasUniformWidth($0.0) }.map { $0.1.size.width }.max()
        let height = items.filter { hasUniformHeight($0.0) }.map { $0.1.size.height }.max()
        guard width != nil || height != nil else { return items }
        return items.map { item, fitted in
            let stretched = fitted.stretched(
                width: hasUniformWidth(item) ? width : nil, height: hasUniformHeight(item) ? height : nil)
            return (item, stretched)
        }
    }

    /// Returns the items that the group holds, with their sizes.
    private func fittedItems(
        in room: CGSize, _ sizes: inout CellSizes
    ) -> [(NSCollectionLayoutItem, FittedItem)] {
        let along: EstimatedLengths = isRow ? .width : .height
        let isOpen = layoutSize.estimates.contains(along)
        let most = isRow ? room.width : room.height
        let given = isOpen ? GivenLengths() : givenLengths(in: room)
        var (found, used) = ([(NSCollectionLayoutItem, FittedItem)](), CGFloat(0))
        for index in 0..<(count ?? Self.mostItems) {
            guard !sizes.rest.isEmpty else { break }
            let item = subitems[index % subitems.count]
            (item as? NSCollectionLayoutGroup)?.environment = environment
            var further = sizes
            let fitted = item.fitted(in: room, given, &further)
            let size = isOpen ? item.outerSize(in: room) : fitted.size
            let next =
                used + (found.isEmpty ? 0 : interItemSpacing?.spacing ?? 0)
                + (isRow ? size.width : size.height)
            if count == nil, !found.isEmpty, next > most + 0.01 || next <= used { break }
            (used, sizes) = (next, further)
            found.append((item, fitted))
        }
        return found
    }

    /// Returns the lengths that items get in a room: an equal share, without the distances around an item.
    private func givenLengths(in room: CGSize) -> GivenLengths {
        guard let share = equalLength(in: room) else { return GivenLengths() }
        let space = subitems.first?.edgeSpacing
        if isRow {
            let around = (space?.leading?.spacing ?? 0) + (space?.trailing?.spacing ?? 0)
            return GivenLengths(width: share - around)
        }
        return GivenLengths(height: share - (space?.top?.spacing ?? 0) - (space?.bottom?.spacing ?? 0))
    }
}

extension CollectionCellFrame {
    func moved(by offset: CGPoint) -> CollectionCellFrame {
        var moved = self
        moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
        return moved
    }
}
