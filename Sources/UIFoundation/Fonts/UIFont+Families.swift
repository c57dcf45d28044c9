extension UIFont {
    /// The families of Latin letters that an iPhone has, whatever is installed here: a font of one that is
    /// missing is drawn with a family that resembles it. Those that the app has registered follow.
    public static var familyNames: [String] {
        [
            "Academy Engraved LET", "American Typewriter", "Arial", "Arial Rounded MT Bold", "Avenir",
            "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
            "Bodoni 72 Smallcaps", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin",
            "Copperplate", "Courier New", "Didot", "DIN Alternate", "DIN Condensed", "Futura", "Galvji",
            "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hoefler Text", "Impact", "Marker Felt",
            "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "Rockwell", "Savoye LET",
            "Snell Roundhand", "Symbol", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats",
            "Zapfino",
        ] + RegisteredFonts.families
    }
}
