import UIKit

/// The systems of rows.
extension DeviceRow {
    /// A Boolean value that indicates whether the row is about what a Mac has in place of a device's: a font
    /// with other advances and lines of whole points, texts of another readable width (672 points on an
    /// iPad), the accent color in place of the green of switches, another gray for the titles of disabled
    /// buttons, lower search fields, and rows and headers of tables of 51.5 and 40.5 points where iPhones
    /// have 53 and 28 or 55.5.
    var isOtherSystem: Bool {
        if quantity.lowercased().contains("touchbar") || value == "NSTouchBar" { return true }
        let all = setup + " " + what
        guard all.contains("Catalyst") else { return false }
        if file == "fonts" || setup.contains(".SFNS") || what.contains("caret") { return true }
        if what.hasPrefix("Auto Layout rounds") { return true }
        if what == "readableContentGuide" { return quantity.hasSuffix(".x") || quantity.hasSuffix(".width") }
        if setup.hasPrefix("UISwitch on"), quantity.hasPrefix("track RGB") { return true }
        if what == "title color of a disabled button", setup.contains("no configuration") { return true }
        if what == "UISearchBar.searchTextField", quantity.hasSuffix("height") { return true }
        let text = /UILabel|UIButton|UITextView|sheet button/
        if file == "sizes", setup.contains(text) { return true }
        guard file == "tables" else { return false }
        // The place of a header that the next one pushes up follows from the heights of rows and headers.
        if what.hasPrefix("sticky header"), setup.contains("contentOffset.y = 190") { return true }
        let lengths = /row height|header height|rectFor|contentSize|visibleCells|separator.*width/
        return (quantity + what).lowercased().contains("label") || quantity.contains(lengths)
            || quantity == "accessory.frame.y"
    }

    /// The look in which the row is evaluated: that of the system that it names. Rows that name none, or one
    /// before iOS 26, are about what iOS 13 to 18 have.
    var look: SystemLook { (setup + " " + what).contains(/(?:iOS|Catalyst) 26(?!\d)/) ? .iOS26 : .iOS18 }
}
