/// Rows that are counted apart.
extension DeviceRow {
    /// A Boolean value that indicates whether the row's text was measured on a Mac, whose font has other
    /// advances and whose lines are whole points high.
    var isOtherSystem: Bool {
        if quantity.lowercased().contains("touchbar") || value == "NSTouchBar" { return true }
        let all = setup + " " + what
        guard all.contains("Catalyst") else { return false }
        if file == "fonts" || setup.contains(".SFNS") || what.contains("caret") { return true }
        if what.hasPrefix("Auto Layout rounds") { return true }
        let text = /UILabel|UIButton|UITextView|sheet button/
        if file == "sizes", setup.contains(text) { return true }
        return file == "tables" && (quantity + what).lowercased().contains("label")
    }

    /// A Boolean value that indicates whether the number belongs to the look of iOS 26.
    var isLook26: Bool {
        let all = [what, setup, quantity].joined(separator: " ")
        if all.contains("iOS 18") || all.contains("UIStackView") || all.contains("made in code") {
            return false
        }
        if all.contains("UIButton.Configuration") { return quantity.hasPrefix("background.") }
        if what.contains("clamps") || what.hasSuffix("default") { return false }
        let marks =
            /iOS 26 look|of iOS 26\b|and iOS 26\b|; iOS 26$|iOS 26 without|UISwitch|UISlider|UISearchBar|UIToolbar|[Aa]lert|[Ss]heet|UIMenu|UIPageControl/
        let parts =
            /UIButton\.Configuration|configured button|list content|plain table|insetGrouped|inset grouped|sticky header|plain cell|plain section header|toolbar|UINavigationBar|tab bar|UITextField roundedRect|UIProgressView (?:size|intrinsic|forces)|UIProgressView\(/
        return all.contains(marks) || all.contains(parts)
    }
}
