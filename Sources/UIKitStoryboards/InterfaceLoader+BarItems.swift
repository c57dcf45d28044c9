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

    /// Creates a button of a bar: one of the system's, or one with a title, an image or a view.
    func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
        let button: UIBarButtonItem
        if let item = element["systemItem"].flatMap({ Self.systemButtons[$0] }) {
            button = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
        } else {
            button = UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
            if let name = element["image"] { button.image = image(name, element) }
        }
        if element["style"] == "done" { button.style = .done }
        if let width = element.number("width"), width > 0 { button.width = width }
        if let color = document.color(element.child(key: "tintColor")) { button.tintColor = UIColor(color) }
        if let view = element.child(key: "customView") { button.customView = makeView(view) }
        fill(button, element)
        note(button, element)
        return button
    }

    /// Creates an entry of a tab bar.
    func tabItem(_ element: InterfaceElement) -> UITabBarItem {
        let item: UITabBarItem
        if let kind = element["systemItem"].flatMap({ Self.systemTabs[$0] }) {
            item = UITabBarItem(tabBarSystemItem: kind, tag: 0)
        } else {
            item = UITabBarItem(
                title: element["title"], image: element["image"].flatMap { image($0, element) },
                selectedImage: nil)
        }
        if let name = element["selectedImage"] { item.selectedImage = image(name, element) }
        item.badgeValue = element["badgeValue"]
        item.badgeColor = document.color(element.child(key: "badgeColor")).map { UIColor($0) }
        if let offset = element.child(key: "titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
        }
        fill(item, element)
        return item
    }

    /// Sets what all entries of bars have.
    private func fill(_ item: UIBarItem, _ element: InterfaceElement) {
        if element["enabled"] == "NO" { item.isEnabled = false }
        if let tag = element["tag"].flatMap({ Int($0) }) { item.tag = tag }
        if let inset = element.child(key: "imageInsets") {
            item.imageInsets = UIEdgeInsets(
                top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
                bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
        }
        if let name = element["landscapeImage"] { item.landscapeImagePhone = image(name, element) }
        if let name = element["largeContentSizeImage"] { item.largeContentSizeImage = image(name, element) }
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
