extension InterfaceLoader {
    /// Sets the title of an item and the form in which a bar shows it.
    func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["always": .always, "never": .never]
        if let title = element["title"] { item.title = title }
        if let prompt = element["prompt"] { item.prompt = prompt }
        if let title = element["backButtonTitle"] { item.backButtonTitle = title }
        if element.isOn("hidesBackButton") { item.hidesBackButton = true }
        if element.isOn("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = true }
        if let mode = element["largeTitleDisplayMode"].flatMap({ modes[$0] }) {
            item.largeTitleDisplayMode = mode
        }
    }

    /// Sets the buttons and the view of an item. Those that it has keep their places where the storyboard
    /// draws none.
    func addButtons(to item: UINavigationItem, _ element: InterfaceElement) {
        note(item, element)
        if let button = element.child(key: "leftBarButtonItem") {
            item.leftBarButtonItem = barButton(button)
        }
        if let button = element.child(key: "rightBarButtonItem") {
            item.rightBarButtonItem = barButton(button)
        }
        if let buttons = element.child("leftBarButtonItems") {
            item.leftBarButtonItems = buttons.children.map(barButton)
        }
        if let buttons = element.child("rightBarButtonItems") {
            item.rightBarButtonItems = buttons.children.map(barButton)
        }
        if let button = element.child(key: "backBarButtonItem") {
            item.backBarButtonItem = barButton(button)
        }
        if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
    }

    /// Creates the item of a bar that no controller has.
    func navigationItem(_ element: InterfaceElement) -> UINavigationItem {
        let item = UINavigationItem()
        fill(item, element)
        addButtons(to: item, element)
        return item
    }

    /// Creates an entry of a bar: of its own class, which takes what is drawn for it in `super.init(coder:)`,
    /// or else of UIKit's.
    private func makeItem<Item: UIBarItem>(
        _ element: InterfaceElement, _ plain: () -> Item, fill: @escaping @MainActor (Item) -> Void
    ) -> Item {
        if let type = Self.type(named: element["customClass"]) as? Item.Type {
            let coder = InterfaceCoder(for: type) { if let item = $0 as? Item { fill(item) } }
            if let item = type.init(coder: coder) {
                if coder.isLeft { note(item, element) }
                return item
            }
        }
        let item = plain()
        fill(item)
        return item
    }

    /// Creates a button of a bar.
    func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
        makeItem(element, { UIBarButtonItem() }, fill: { [self] in fill($0, element) })
    }

    /// Creates an entry of a tab bar.
    func tabItem(_ element: InterfaceElement) -> UITabBarItem {
        makeItem(element, { UITabBarItem() }, fill: { [self] in fill($0, element) })
    }

    /// Sets what a button shows: what one of the system's does, or a title, an image or a view.
    private func fill(_ button: UIBarButtonItem, _ element: InterfaceElement) {
        if let item = element["systemItem"].flatMap({ Self.systemButtons[$0] }) {
            button.show(item)
            if item == .done || item == .save { button.style = .done }
        } else {
            if let title = element["title"] { button.title = title }
            if let image = image("image", of: element) { button.image = image }
        }
        if element["style"] == "done" { button.style = .done }
        if let width = element.number("width"), width > 0 { button.width = width }
        if let color = document.color(element.child(key: "tintColor")) { button.tintColor = color }
        if let view = element.child(key: "customView") { button.customView = makeView(view) }
        fillCommon(button, element)
    }

    /// Sets what an entry of a tab bar shows.
    private func fill(_ item: UITabBarItem, _ element: InterfaceElement) {
        if let kind = element["systemItem"].flatMap({ Self.systemTabs[$0] }) {
            item.show(kind)
        } else {
            if let title = element["title"] { item.title = title }
            if let image = image("image", of: element) { item.image = image }
        }
        if let image = image("selectedImage", of: element) { item.selectedImage = image }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        if let color = document.color(element.child(key: "badgeColor")) { item.badgeColor = color }
        if let offset = element.child(key: "titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
        }
        fillCommon(item, element)
    }

    /// Sets what all entries of bars have.
    private func fillCommon(_ item: UIBarItem, _ element: InterfaceElement) {
        note(item, element)
        if element["enabled"] == "NO" { item.isEnabled = false }
        if let tag = element["tag"].flatMap({ Int($0) }) { item.tag = tag }
        if let inset = element.child(key: "imageInsets") {
            item.imageInsets = UIEdgeInsets(
                top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
                bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
        }
        if let image = image("landscapeImage", of: element) { item.landscapeImagePhone = image }
        if let image = image("largeContentSizeImage", of: element) { item.largeContentSizeImage = image }
    }

    private static let systemButtons: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
