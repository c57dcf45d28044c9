extension ArchivedProperties {
    /// Adds the properties of UIKit's views, once in a process.
    static let registration: Void = {
        addCore()
        addControls()
        addTexts()
        addContent(UICollectionViewCell.self, \.contentView)
    }()
}
