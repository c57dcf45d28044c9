extension AppearanceTable {
    /// The properties of UIKit's classes.
    static let uiKit: AppearanceTable = {
        var table = AppearanceTable()
        table.addViews()
        table.addTexts()
        table.addControls()
        table.addTables()
        table.addBars()
        return table
    }()

    private mutating func addViews() {
        add(
            UIView.self,
            [
                Property(isSet: { (view: UIView) in view.hasOwnTint }) { $1.tintColor = $0.tintColor },
                Property(\UIView.backgroundColor, isSet: Self.hasBackground),
            ])
        add(UIScrollView.self, [Property(\UIScrollView.indicatorStyle)])
        add(UIImageView.self)
        add(UICollectionView.self)
        add(UICollectionViewCell.self)
    }

    /// Returns whether code has set the background of a row, which its table may have given another one, or
    /// that of the proxy of all views; nil for other views.
    private static func hasBackground(_ view: UIView) -> Bool? {
        if let cell = view as? UITableViewCell { return cell.hasOwnBackground }
        return type(of: view) == UIView.self ? view.backgroundColor != nil : nil
    }

    private mutating func addTexts() {
        add(
            UILabel.self,
            [
                Property(\UILabel.font), Property(\UILabel.textColor), Property(\UILabel.shadowColor),
                Property(\UILabel.shadowOffset), Property(\UILabel.highlightedTextColor),
            ])
        add(
            UITextField.self,
            [
                Property(\UITextField.font), Property(\UITextField.textColor),
                Property(\UITextField.borderStyle),
            ])
        add(
            UITextView.self,
            [
                Property(\UITextView.font, isSet: { $0.hasOwnFont }), Property(\UITextView.textColor),
            ])
    }

    private mutating func addControls() {
        add(
            UIButton.self,
            [
                Property(\UIButton.titleColors), Property(\UIButton.titleShadowColors),
                Property(\UIButton.images), Property(\UIButton.backgroundImages),
                Property(\UIButton.contentEdgeInsets),
            ])
        add(UISwitch.self, [Property(\UISwitch.onTintColor), Property(\UISwitch.thumbTintColor)])
        add(
            UISlider.self,
            [
                Property(\UISlider.minimumTrackTintColor), Property(\UISlider.maximumTrackTintColor),
                Property(\UISlider.thumbTintColor), Property(\UISlider.thumbImages),
                Property(\UISlider.lowImages), Property(\UISlider.highImages),
            ])
        add(
            UIProgressView.self,
            [
                Property(\UIProgressView.progressTintColor), Property(\UIProgressView.trackTintColor),
                Property(\UIProgressView.progressImage), Property(\UIProgressView.trackImage),
            ])
        add(
            UIPageControl.self,
            [
                Property(\UIPageControl.pageIndicatorTintColor),
                Property(\UIPageControl.currentPageIndicatorTintColor),
            ])
        add(
            UISegmentedControl.self,
            [
                Property(\UISegmentedControl.selectedSegmentTintColor), Property(\UISegmentedControl.images),
                Property(isSet: { (control: UISegmentedControl) in !control.titleStyles.isEmpty }) {
                    $1.titleStyles = $0.titleStyles
                },
            ])
        add(UIActivityIndicatorView.self, [Property(\UIActivityIndicatorView.color)])
    }

    private mutating func addTables() {
        add(
            UITableView.self,
            [
                Property(\UITableView.separatorColor), Property(\UITableView.separatorInset),
                Property(\UITableView.separatorStyle), Property(\UITableView.sectionIndexColor),
                Property(\UITableView.sectionIndexBackgroundColor),
            ])
        add(
            UITableViewCell.self,
            [Property(\UITableViewCell.separatorInset), Property(\UITableViewCell.selectionStyle)])
        add(UITableViewHeaderFooterView.self)
    }

    private mutating func addBars() {
        add(UINavigationBar.self, navigationBar)
        add(
            UITabBar.self,
            [
                Property(\UITabBar.barTintColor), Property(\UITabBar.barStyle),
                Property(\UITabBar.unselectedItemTintColor), Property(\UITabBar.isTranslucent),
                Property(\UITabBar.backgroundImage), Property(\UITabBar.shadowImage),
                Property(\UITabBar.selectionIndicatorImage), Property(\UITabBar.scrollEdgeAppearance),
                Property(\UITabBar.standardAppearance), Property(\UITabBar.itemPositioning),
                Property(\UITabBar.itemWidth), Property(\UITabBar.itemSpacing),
            ])
        add(
            UIToolbar.self,
            [
                Property(\UIToolbar.barTintColor), Property(\UIToolbar.barStyle),
                Property(\UIToolbar.isTranslucent), Property(\UIToolbar.backgroundImages),
                Property(\UIToolbar.shadowImage), Property(\UIToolbar.scrollEdgeAppearance),
                Property(\UIToolbar.compactAppearance), Property(\UIToolbar.compactScrollEdgeAppearance),
                Property(\UIToolbar.standardAppearance),
            ])
        add(
            UISearchBar.self,
            [
                Property(\UISearchBar.barTintColor), Property(\UISearchBar.barStyle),
                Property(\UISearchBar.searchBarStyle), Property(\UISearchBar.backgroundImage),
                Property(\UISearchBar.searchTextPositionAdjustment),
            ])
    }

    private var navigationBar: [Property] {
        [
            Property(\UINavigationBar.barTintColor), Property(\UINavigationBar.barStyle),
            Property(\UINavigationBar.isTranslucent), Property(\UINavigationBar.prefersLargeTitles),
            Property(\UINavigationBar.shadowImage), Property(\UINavigationBar.backgroundImages),
            Property(\UINavigationBar.titleShifts),
            Property(\UINavigationBar.backIndicatorImage),
            Property(\UINavigationBar.backIndicatorTransitionMaskImage),
            Property(\UINavigationBar.scrollEdgeAppearance),
            Property(\UINavigationBar.compactAppearance),
            Property(\UINavigationBar.compactScrollEdgeAppearance),
            Property(isSet: { (bar: UINavigationBar) in bar.titleTextAttributes != nil }) {
                $1.titleTextAttributes = $0.titleTextAttributes
            },
            Property(isSet: { (bar: UINavigationBar) in bar.largeTitleTextAttributes != nil }) {
                $1.largeTitleTextAttributes = $0.largeTitleTextAttributes
            },
            Property(\UINavigationBar.standardAppearance),
        ]
    }
}
