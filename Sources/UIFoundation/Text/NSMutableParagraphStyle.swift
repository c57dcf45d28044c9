/// The style of a paragraph that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of the lines; default natural.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The distance between lines, in points; default 0.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The way in which lines end; default at words.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The distance from the paragraph to the next one, in points; default 0.
    public override var paragraphSpacing: CGFloat {
        get { values.spacing }
        set { values.spacing = newValue }
    }
    /// The distance to the paragraph before, in points; default 0.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.spacingBefore }
        set { values.spacingBefore = newValue }
    }
    /// The distance of the first line from the leading side, in points; default 0.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineIndent }
        set { values.firstLineIndent = newValue }
    }
    /// The distance of the other lines from the leading side, in points; default 0.
    public override var headIndent: CGFloat {
        get { values.indent }
        set { values.indent = newValue }
    }
    /// The ends of lines, in points: from the leading side if positive, otherwise from the trailing one;
    /// default 0.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The factor of the heights of lines; 0, the default, for none.
    public override var lineHeightMultiple: CGFloat {
        get { values.heightMultiple }
        set { values.heightMultiple = newValue }
    }
    /// The smallest height of lines, in points; default 0.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumHeight }
        set { values.minimumHeight = newValue }
    }
    /// The largest height of lines, in points; 0, the default, for any.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumHeight }
        set { values.maximumHeight = newValue }
    }
    /// The direction of the text; default that of its first letter.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    /// The share of a line from which on words are hyphenated; default 0. It has no effect.
    public override var hyphenationFactor: Float {
        get { values.hyphenation }
        set {
            warnOfNoEffect(
                anywhere: "NSMutableParagraphStyle.hyphenationFactor", values.hyphenation, newValue)
            values.hyphenation = newValue
        }
    }
    /// A Boolean value that indicates whether letters move closer before a line is truncated; default false.
    /// It has no effect; the property of labels has one.
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set {
            warnOfNoEffect(
                anywhere: "NSMutableParagraphStyle.allowsDefaultTighteningForTruncation", values.tightens,
                newValue)
            values.tightens = newValue
        }
    }

    /// The places at which texts after tabs begin or end; default twelve, 28 points apart.
    public override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabs = newValue == NSTextTab.standard ? nil : newValue }
    }
    /// The distance of places after the last one, in points; 0, the default, for none.
    public override var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = newValue }
    }

    /// Adds a place at which a text after a tab begins.
    public func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes a place at which a text after a tab begins.
    public func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Takes the values of another style.
    public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
