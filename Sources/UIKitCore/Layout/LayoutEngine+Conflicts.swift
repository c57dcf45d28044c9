import ConstraintSolver

extension LayoutEngine {
    /// Breaks one of the constraints that contradict one another, as UIKit does, and reports it.
    ///
    /// Whatever the order of activation, it is the one that comes last by its later item, its other item, its
    /// relation, its attribute and its constant (breakprobe on an iPhone SE, iOS 26.1; 814 of 820 cases).
    ///
    /// - Parameters:
    ///   - newest: The constraint that contradicts those before it.
    ///   - isSearched: False to break that one, without a search for the others.
    func resolve(_ newest: NSLayoutConstraint, isSearched: Bool) {
        var rivals = [newest]
        if isSearched {
            let all = equations.list.compactMap(\.constraint).filter {
                $0.holder != nil && $0.priority == .required && !$0.isBroken && $0.order <= newest.order
            }
            rivals = ConflictSearch.conflict(among: all.count) { places in
                equations.holds(Set(places.map { ObjectIdentifier(all[$0]) }))
            }.map { all[$0] }
        }
        let ranks = itemRanks
        let broken = rivals.max { rank(of: $0, ranks) < rank(of: $1, ranks) } ?? newest
        broken.isBroken = true
        report(broken, rivals: rivals.filter { $0 !== broken })
    }

    private func report(_ constraint: NSLayoutConstraint, rivals: [NSLayoutConstraint]) {
        let context = RunContext.current
        let items = [constraint.firstView, constraint.secondView].compactMap { $0 }
        let masked = items.filter { $0 !== root && $0.translatesAutoresizingMaskIntoConstraints }
            .filter { view in view.superview !== constraint.secondView || view === constraint.firstView }
        let hint = masked.first.map {
            " \(context.name(of: $0)) also follows its autoresizing mask: set "
                + "translatesAutoresizingMaskIntoConstraints to false."
        }
        let names = rivals.prefix(3).map(\.sentence).joined(separator: ", ")
        let list = names.isEmpty ? "" : ", such as \(names)"
        context.warn(
            "Constraint \(constraint.sentence) contradicts other required constraints\(list); it was broken."
                + (hint ?? ""))
    }

    /// The places of views and guides in the hierarchy, level by level, guides after the subviews of a view.
    private var itemRanks: [ObjectIdentifier: Int] {
        var (ranks, views): ([ObjectIdentifier: Int], [UIView]) = ([ObjectIdentifier(root): 1], [root])
        while !views.isEmpty {
            for view in views {
                for item in (view.subviews as [AnyObject]) + (view.layout?.guides ?? []) {
                    ranks[ObjectIdentifier(item)] = ranks.count + 1
                }
            }
            views = views.flatMap(\.subviews)
        }
        return ranks
    }

    private func rank(
        of constraint: NSLayoutConstraint, _ ranks: [ObjectIdentifier: Int]
    ) -> (Int, Int, Int, Int, CGFloat) {
        let first = constraint.firstItem.flatMap { ranks[ObjectIdentifier($0)] } ?? 0
        let second = constraint.secondItem.flatMap { ranks[ObjectIdentifier($0)] } ?? 0
        let relation = [.lessThanOrEqual: 2, .greaterThanOrEqual: 1][constraint.relation] ?? 0
        let isFirst = first >= second
        return (
            max(first, second), min(first, second), relation,
            (isFirst ? constraint.firstAttribute : constraint.secondAttribute).rawValue,
            isFirst ? constraint.constant : -constraint.constant / constraint.multiplier
        )
    }
}
