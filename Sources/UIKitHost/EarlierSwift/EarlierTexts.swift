// Weights of fonts, attributes and styles of texts under the names that they had in Swift before version 4.

/// `UIFont.Weight.ultraLight` under its earlier name.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// `UIFont.Weight.thin` under its earlier name.
public let UIFontWeightThin = UIFont.Weight.thin
/// `UIFont.Weight.light` under its earlier name.
public let UIFontWeightLight = UIFont.Weight.light
/// `UIFont.Weight.regular` under its earlier name.
public let UIFontWeightRegular = UIFont.Weight.regular
/// `UIFont.Weight.medium` under its earlier name.
public let UIFontWeightMedium = UIFont.Weight.medium
/// `UIFont.Weight.semibold` under its earlier name.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// `UIFont.Weight.bold` under its earlier name.
public let UIFontWeightBold = UIFont.Weight.bold
/// `UIFont.Weight.heavy` under its earlier name.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// `UIFont.Weight.black` under its earlier name.
public let UIFontWeightBlack = UIFont.Weight.black

/// `UIFont.TextStyle.headline` under its earlier name.
public let UIFontTextStyleHeadline = UIFont.TextStyle.headline
/// `UIFont.TextStyle.subheadline` under its earlier name.
public let UIFontTextStyleSubheadline = UIFont.TextStyle.subheadline
/// `UIFont.TextStyle.body` under its earlier name.
public let UIFontTextStyleBody = UIFont.TextStyle.body
/// `UIFont.TextStyle.footnote` under its earlier name.
public let UIFontTextStyleFootnote = UIFont.TextStyle.footnote
/// `UIFont.TextStyle.caption1` under its earlier name.
public let UIFontTextStyleCaption1 = UIFont.TextStyle.caption1
/// `UIFont.TextStyle.caption2` under its earlier name.
public let UIFontTextStyleCaption2 = UIFont.TextStyle.caption2
/// `UIFont.TextStyle.title1` under its earlier name.
public let UIFontTextStyleTitle1 = UIFont.TextStyle.title1
/// `UIFont.TextStyle.title2` under its earlier name.
public let UIFontTextStyleTitle2 = UIFont.TextStyle.title2
/// `UIFont.TextStyle.title3` under its earlier name.
public let UIFontTextStyleTitle3 = UIFont.TextStyle.title3
/// `UIFont.TextStyle.callout` under its earlier name.
public let UIFontTextStyleCallout = UIFont.TextStyle.callout
/// `UIFont.TextStyle` under its earlier name.
public typealias UIFontTextStyle = UIFont.TextStyle

/// `NSAttributedString.Key.shadow` under its earlier name.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// `NSAttributedString.Key.strikethroughStyle` under its earlier name.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// `NSAttributedString.Key.strikethroughColor` under its earlier name.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// `NSAttributedString.Key.underlineColor` under its earlier name.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// `NSAttributedString.Key.link` under its earlier name.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// `NSAttributedString.Key.baselineOffset` under its earlier name.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// `NSAttributedString.Key.ligature` under its earlier name.
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// `NSAttributedString.Key.obliqueness` under its earlier name.
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
/// `NSAttributedString.Key.attachment` under its earlier name.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// `NSAttributedString.Key.textEffect` under its earlier name.
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
/// `NSAttributedString.Key.expansion` under its earlier name.
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
/// `NSAttributedString.Key.writingDirection` under its earlier name.
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
/// `NSAttributedString.Key.verticalGlyphForm` under its earlier name.
public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
