extension Swift2Names {
    /// The functions of collections whose names methods of a unit's own, such as the actions of a calculator,
    /// often have, too.
    static let plainWords: Set = ["subtract", "intersect", "exclusiveOr"]

    /// The functions of collections, and of rectangles as areas, by their names in Swift 2 and Swift 1, with
    /// the current ones. `unionInPlace` and `intersectInPlace`, which sets and rectangles have, keep their
    /// names: UIKit has them as members for earlier code.
    static let collectionFunctions = """
        sort() sorted()
        sort(_:) sorted(by:)
        sortInPlace() sort()
        sortInPlace(_:) sort(by:)
        reverse() reversed()
        indexOf(_:) firstIndex(of:)
        maxElement() max()
        minElement() min()
        maxElement(_:) max(by:)
        minElement(_:) min(by:)
        reduce(_:combine:) reduce(_:_:)
        joinWithSeparator(_:) joined(separator:)
        insert(_:atIndex:) insert(_:at:)
        insertContentsOf(_:at:) insert(contentsOf:at:)
        appendContentsOf(_:) append(contentsOf:)
        replaceRange(_:with:) replaceSubrange(_:with:)
        removeAtIndex(_:) remove(at:)
        removeRange(_:) removeSubrange(_:)
        removeValueForKey(_:) removeValue(forKey:)
        removeAll(keepCapacity:) removeAll(keepingCapacity:)
        advancedBy(_:) advanced(by:)
        distanceTo(_:) distance(to:)
        subtract(_:) subtracting(_:)
        subtractInPlace(_:) subtract(_:)
        intersect(_:) intersection(_:)
        exclusiveOr(_:) symmetricDifference(_:)
        exclusiveOrInPlace(_:) formSymmetricDifference(_:)
        isSubsetOf(_:) isSubset(of:)
        isSupersetOf(_:) isSuperset(of:)
        isStrictSubsetOf(_:) isStrictSubset(of:)
        isStrictSupersetOf(_:) isStrictSuperset(of:)
        isDisjointWith(_:) isDisjoint(with:)
        rectByInsetting(dx:dy:) insetBy(dx:dy:)
        rectByOffsetting(dx:dy:) offsetBy(dx:dy:)
        rectByUnion(_:) union(_:)
        rectByIntersecting(_:) intersection(_:)
        """
}
