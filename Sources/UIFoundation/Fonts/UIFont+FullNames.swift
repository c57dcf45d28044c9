import Foundation

extension UIFont {
    /// The full names of the fonts of each family, as an iPhone has them: in each line the family, what all
    /// its names begin with, and their ends.
    private static let lists = """
        Academy Engraved LET||AcademyEngravedLetPlain
        American Typewriter||AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold \
        AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight \
        AmericanTypewriter-CondensedBold
        Arial||ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
        Arial Rounded MT Bold||ArialRoundedMTBold
        Avenir|Avenir-|Book Roman BookOblique Oblique Light LightOblique Medium MediumOblique Heavy \
        HeavyOblique Black BlackOblique
        Avenir Next|AvenirNext-|Regular Italic UltraLight UltraLightItalic Medium MediumItalic DemiBold \
        DemiBoldItalic Bold BoldItalic Heavy HeavyItalic
        Avenir Next Condensed|AvenirNextCondensed-|Regular Italic UltraLight UltraLightItalic Medium \
        MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy HeavyItalic
        Baskerville||Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic \
        Baskerville-Bold Baskerville-BoldItalic
        Bodoni 72|BodoniSvtyTwoITCTT-|Book BookIta Bold
        Bodoni 72 Oldstyle|BodoniSvtyTwoOSITCTT-|Book BookIt Bold
        Bodoni 72 Smallcaps||BodoniSvtyTwoSCITCTT-Book
        Bradley Hand||BradleyHandITCTT-Bold
        Chalkboard SE|ChalkboardSE-|Regular Light Bold
        Chalkduster||Chalkduster
        Charter|Charter-|Roman Italic Bold BoldItalic Black BlackItalic
        Cochin||Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
        Copperplate||Copperplate Copperplate-Light Copperplate-Bold
        Courier New||CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
        Didot||Didot Didot-Italic Didot-Bold
        DIN Alternate||DINAlternate-Bold
        DIN Condensed||DINCondensed-Bold
        Futura|Futura-|Medium MediumItalic Bold CondensedMedium CondensedExtraBold
        Galvji||Galvji Galvji-Bold
        Georgia||Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
        Gill Sans||GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
        GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
        Helvetica||Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
        Helvetica-BoldOblique
        Helvetica Neue||HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight \
        HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light \
        HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold \
        HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
        Hoefler Text|HoeflerText-|Regular Italic Black BlackItalic
        Impact||Impact
        Marker Felt||MarkerFelt-Thin MarkerFelt-Wide
        Menlo|Menlo-|Regular Italic Bold BoldItalic
        Noteworthy||Noteworthy-Light Noteworthy-Bold
        Optima|Optima-|Regular Italic Bold BoldItalic ExtraBlack
        Palatino|Palatino-|Roman Italic Bold BoldItalic
        Papyrus||Papyrus Papyrus-Condensed
        Party LET||PartyLetPlain
        Rockwell|Rockwell-|Regular Italic Bold BoldItalic
        Savoye LET||SavoyeLetPlain
        Snell Roundhand||SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
        Symbol||Symbol
        Times New Roman||TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
        TimesNewRomanPS-BoldItalicMT
        Trebuchet MS||TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
        Verdana||Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
        Zapf Dingbats||ZapfDingbatsITC
        Zapfino||Zapfino
        """

    private static let names: [String: [String]] = {
        let rows = lists.split(separator: "\n").map {
            $0.split(separator: "|", omittingEmptySubsequences: false)
        }
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (String(row[0]), row[2].split(separator: " ").map { String(row[1]) + $0 })
            })
    }()

    /// Returns the full names of the fonts of a family that an iPhone has, whatever is installed here, and
    /// those that the app has registered; of another family, none.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        (names[familyName] ?? []) + RegisteredFonts.postScriptNames(ofFamily: familyName)
    }
}
