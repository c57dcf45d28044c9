@_spi(UIKitInternals) import UIKitCore

extension UISplitViewController {
    /// The numbers of columns.
    public enum Style: Int, Sendable {
        /// A list and details that are given as an array.
        case unspecified = 0
        /// A list and details.
        case doubleColumn
        /// A list, a second list and details.
        case tripleColumn
    }

    /// The columns.
    public enum Column: Int, Sendable {
        /// The list.
        case primary = 0
        /// The second list.
        case supplementary
        /// The details.
        case secondary
        /// The controller that replaces all columns on phones.
        case compact
    }

    /// Creates a controller of columns. They are one stack on phones.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    /// Puts a controller into a column. That of a wide screen, and the list in any case, gets a stack if it
    /// has none.
    public func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        columnPages[column] = vc.map { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
        if isWide { return takeColumns() }
        guard !hasCollapsed, let first = columns[.compact] ?? columns[.primary] else { return }
        let isStack = first is UINavigationController || column == .compact || columns[.compact] != nil
        if let shown = viewControllers.first, shown === first || shown === first.navigationController {
            return
        }
        viewControllers = [isStack ? first : UINavigationController(rootViewController: first)]
    }

    /// Returns the controller of a column; nil for none.
    public func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Makes children of the controllers of columns on a wide screen.
    private func takeColumns() {
        let all: [Column] =
            hasThreeColumns ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let new = all.compactMap { controller(in: $0) }
        if !new.elementsEqual(viewControllers, by: ===) { viewControllers = new }
    }

    /// Returns the child that a wide screen shows in a column: a stack, where code has given columns; nil for
    /// none.
    func controller(in column: Column) -> UIViewController? {
        guard columns.isEmpty else { return stack(of: column) }
        switch column {
        case .primary: return viewControllers.first
        case .supplementary:
            return hasThreeColumns && viewControllers.count > 2 ? viewControllers[1] : nil
        case .secondary: return viewControllers.count > 1 ? viewControllers.last : nil
        case .compact: return nil
        }
    }

    private func stack(of column: Column) -> UIViewController? {
        guard let vc = columns[column], column != .compact else { return nil }
        if vc is UINavigationController { return vc }
        if let known = columnStacks[column], known.viewControllers.first === vc { return known }
        let stack = UINavigationController(rootViewController: vc)
        columnStacks[column] = stack
        return stack
    }

    /// Shows a column. On a phone its controllers come to the top of the stack.
    public func show(_ column: Column) {
        if let wide {
            if let next = mode(showing: column, after: wide.mode) { wide.change(to: next, animated: true) }
            return
        }
        guard hasCollapsed, let stack = viewControllers.first as? UINavigationController else { return }
        let pages =
            column == .primary ? stack.viewControllers.prefix(1).map { $0 } : columnPages[column] ?? []
        guard let last = pages.last else { return }
        if stack.viewControllers.contains(where: { $0 === last }) {
            stack.popToViewController(last, animated: true)
        } else {
            if let vc = columns[column] { _ = self.pages(of: vc) }
            stack.setViewControllers(stack.viewControllers + pages, animated: true)
        }
    }

    /// Hides a column. On a phone the column before it is shown, and it leaves the stack.
    public func hide(_ column: Column) {
        if let wide {
            if let next = mode(hiding: column, after: wide.mode) { wide.change(to: next, animated: true) }
            return
        }
        guard hasCollapsed, let stack = viewControllers.first as? UINavigationController else { return }
        guard let first = columnPages[column]?.first else { return }
        let below = stack.viewControllers.prefix { $0 !== first }
        guard let last = below.last, below.count < stack.viewControllers.count else { return }
        stack.popToViewController(last, animated: true)
    }

    /// Puts the pages of the columns up to the one that is seen first into the list's stack.
    func collapseColumns() {
        guard !hasCollapsed else { return }
        hasCollapsed = true
        defer { delegate?.splitViewControllerDidCollapse(self) }
        guard columns[.compact] == nil, let stack = viewControllers.first as? UINavigationController else {
            return
        }
        let proposed = columns[.secondary] != nil ? Column.secondary : .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        let shown = [Column.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }
        let above = shown.compactMap { columns[$0] }.flatMap { pages(of: $0) }
        if !above.isEmpty { stack.setViewControllers(stack.viewControllers + above, animated: false) }
    }
}
