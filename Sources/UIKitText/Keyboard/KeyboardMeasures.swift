import UIKitCore

/// The measures of the keys on a screen, in points.
///
/// Heights of phones upright are those in the notifications of devices (253 and 260 with suggestions on
/// screens with a home button, 271 on the large ones, 335, 336 and 346 without; 216 and 291 for digits);
/// those of screens on their side and of tablets are published ones, too. What lies between is by eye.
struct KeyboardMeasures: Equatable {
    /// The height of the rows of keys.
    let keys: CGFloat
    /// The height of the suggestions above them; 0 for none.
    let suggestions: CGFloat
    /// The height of the part below the keys, with the keys of the system.
    let base: CGFloat

    /// The whole height.
    var height: CGFloat { suggestions + keys + base }

    /// The distance between keys in a row.
    let gap: CGFloat
    /// The distance of keys from the edges of the screen.
    let margin: CGFloat

    /// Creates the measures on a screen, of which the lower edge covers a part.
    init(on screen: CGSize, bottomInset: CGFloat, hasSuggestions: Bool, hasDigitsAlone: Bool) {
        let (isWide, isPad) = (screen.width > screen.height, min(screen.width, screen.height) >= 700)
        (gap, margin) = isPad ? (12, 8) : (6, 3)
        if isPad {
            keys = isWide ? 352 : 264
            suggestions = hasSuggestions ? (isWide ? 46 : 49) : 0
            base = bottomInset
        } else if isWide {
            keys = bottomInset > 0 ? 150 : 162
            suggestions = hasSuggestions ? 38 : 0
            base = bottomInset
        } else {
            // Digits have the height of the smaller screens everywhere.
            let isLarge = screen.width >= 414
            keys = isLarge && !hasDigitsAlone ? 226 : 216
            suggestions = hasSuggestions ? (screen.width <= 320 ? 37 : screen.width == 375 ? 44 : 45) : 0
            base = bottomInset > 0 ? 75 : 0
        }
    }
}
