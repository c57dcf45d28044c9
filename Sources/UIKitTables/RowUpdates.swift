/// The changes of rows and sections that a table shows together, with the animations that they ask for.
@MainActor struct RowUpdates {
    /// The changes of rows.
    private(set) var items: [ListChange] = []
    var sections = ListUpdate.Sections()
    /// The number of calls of `beginUpdates` without an end.
    var depth = 0
    /// True without changes of rows and sections, as where new heights alone are shown.
    var isEmpty: Bool { items.isEmpty && sections == ListUpdate.Sections() }

    /// The animations of rows and sections that leave, by their places before the update. Those that are
    /// reloaded leave and come.
    private var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var leavingSections: [Int: UITableView.RowAnimation] = [:]
    /// The animations of rows and sections that come, by their places after the update.
    private var comingRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var comingSections: [Int: UITableView.RowAnimation] = [:]

    mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        items += paths.map(ListChange.insert)
        for path in paths { comingRows[path] = animation }
    }

    mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        items += paths.map(ListChange.delete)
        for path in paths { leavingRows[path] = animation }
    }

    mutating func reload(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        items += paths.map(ListChange.reload)
        for path in paths { leavingRows[path] = animation }
    }

    mutating func move(_ path: IndexPath, _ newPath: IndexPath) {
        items.append(.move(path, newPath))
    }

    mutating func move(_ section: Int, _ newSection: Int) { sections.moved[section] = newSection }

    mutating func insert(_ indexes: IndexSet, _ animation: UITableView.RowAnimation) {
        sections.inserted.formUnion(indexes)
        for index in indexes { comingSections[index] = animation }
    }

    mutating func delete(_ indexes: IndexSet, _ animation: UITableView.RowAnimation) {
        sections.deleted.formUnion(indexes)
        for index in indexes { leavingSections[index] = animation }
    }

    mutating func reload(_ indexes: IndexSet, _ animation: UITableView.RowAnimation) {
        sections.reloaded.formUnion(indexes)
        for index in indexes { leavingSections[index] = animation }
    }

    /// Returns the animation of a row that leaves.
    func animation(leaving path: IndexPath) -> UITableView.RowAnimation {
        leavingRows[path] ?? leavingSections[path.section] ?? .automatic
    }

    /// Returns the animation of a row that comes, or that is reloaded.
    func animation(coming path: IndexPath, _ update: ListUpdate) -> UITableView.RowAnimation {
        let before = update.survivors.first { $0.value == path }?.key
        return comingRows[path] ?? comingSections[path.section] ?? before.flatMap { leavingRows[$0] }
            ?? update.sectionsBefore[path.section].flatMap { leavingSections[$0] } ?? .automatic
    }
}

extension UITableView.RowAnimation {
    /// Returns the frame from which a row slides to its place, or to which it slides from there.
    func end(of frame: CGRect) -> CGRect {
        switch self {
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .middle, .none, .automatic: frame
        }
    }

    /// True for rows that fade out.
    var fadesOut: Bool { fadesIn || self == .automatic }

    /// True for rows that fade in. With the automatic animation they are there at once, behind their
    /// neighbors, as measured on iOS 26.1, iPhone SE.
    var fadesIn: Bool { self == .fade || self == .middle }
}
