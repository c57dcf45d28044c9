extension InterfaceLoader {
    /// Creates a bar of a controller of a class of the scene's code; nil for one of UIKit's.
    func ownBar<Bar: UIView>(_ element: InterfaceElement) -> Bar? {
        guard Self.type(named: element["customClass"]) is Bar.Type else { return nil }
        return makeView(element) as? Bar
    }

    /// Sets style, colors and items of a navigation bar.
    func fill(_ bar: UINavigationBar, _ element: InterfaceElement) {
        if let style = barStyle(element) { bar.barStyle = style }
        if element["translucent"] == "NO" { bar.isTranslucent = false }
        if element.isOn("largeTitles") { bar.prefersLargeTitles = true }
        look(of: bar, element)
        if let color = document.color(element.child(key: "barTintColor")) {
            bar.barTintColor = color
        }
        if let style = textStyle(element, "titleTextAttributes") { bar.titleTextAttributes = style }
        if let style = textStyle(element, "largeTitleTextAttributes") { bar.largeTitleTextAttributes = style }
        if let image = image("backIndicatorImage", of: element) { bar.backIndicatorImage = image }
        if let image = image("shadowImage", of: element) { bar.shadowImage = image }
        if let look = element.child(key: "standardAppearance") { bar.standardAppearance = appearance(look) }
        if let look = element.child(key: "scrollEdgeAppearance") {
            bar.scrollEdgeAppearance = appearance(look)
        }
        if let look = element.child(key: "compactAppearance") { bar.compactAppearance = appearance(look) }
        if let look = element.child(key: "compactScrollEdgeAppearance") {
            bar.compactScrollEdgeAppearance = appearance(look)
        }
        guard let items = element.child("items")?.children else { return }
        bar.items = items.map(navigationItem)
    }

    /// Sets style, colors and entries of a tab bar.
    func fill(_ bar: UITabBar, _ element: InterfaceElement) {
        if let style = barStyle(element) { bar.barStyle = style }
        if element["translucent"] == "NO" { bar.isTranslucent = false }
        look(of: bar, element)
        if let color = document.color(element.child(key: "barTintColor")) {
            bar.barTintColor = color
        }
        if let color = document.color(element.child(key: "selectedImageTintColor")) {
            bar.tintColor = color
        }
        if let color = document.color(element.child(key: "unselectedItemTintColor")) {
            bar.unselectedItemTintColor = color
        }
        if let look = element.child(key: "standardAppearance") { take(look, to: bar.standardAppearance) }
        guard let items = element.child("items")?.children else { return }
        bar.items = items.map(tabItem)
    }

    /// Sets style, colors and entries of a toolbar.
    func fill(_ bar: UIToolbar, _ element: InterfaceElement) {
        if let style = barStyle(element) { bar.barStyle = style }
        if element["translucent"] == "NO" { bar.isTranslucent = false }
        look(of: bar, element)
        if let color = document.color(element.child(key: "barTintColor")) {
            bar.barTintColor = color
        }
        if let look = element.child(key: "standardAppearance") { take(look, to: bar.standardAppearance) }
        if let items = element.child("items")?.children { bar.items = items.map(barButton) }
    }

    // MARK: Looks

    /// Returns the style of a bar: black for all that Xcode calls so; nil for one without a style.
    func barStyle(_ element: InterfaceElement) -> UIBarStyle? {
        element["barStyle"].map { $0.hasPrefix("black") ? .black : .default }
    }

    private func appearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        take(element, to: look)
        look.titleTextAttributes = textStyle(element, "titleTextAttributes") ?? [:]
        look.largeTitleTextAttributes = textStyle(element, "largeTitleTextAttributes") ?? [:]
        return look
    }

    private func take(_ element: InterfaceElement, to look: UIBarAppearance) {
        if let color = document.color(element.child(key: "backgroundColor")) {
            look.backgroundColor = color
        }
        if let color = document.color(element.child(key: "shadowColor")) { look.shadowColor = color }
        if let image = image("shadowImage", of: element) { look.shadowImage = image }
        if let image = image("backgroundImage", of: element) { look.backgroundImage = image }
    }

    /// Returns the style of a text; nil for none. A shadow beside the text is not drawn, with a warning.
    private func textStyle(_ element: InterfaceElement, _ key: String) -> [NSAttributedString.Key: Any]? {
        guard let drawn = element.child(key: key) else { return nil }
        var style: [NSAttributedString.Key: Any] = [:]
        if let color = document.color(drawn.child(key: "textColor")) {
            style[.foregroundColor] = color
        }
        if let font = font(drawn.child(key: "fontDescription")) { style[.font] = font }
        if let offset = drawn.child(key: "textShadowOffset"),
            offset.number("horizontal") != 0 || offset.number("vertical") != 0
        {
            RunContext.current.warn(noEffectOf: "The shadow of UINavigationBar.\(key)")
        }
        return style
    }
}
