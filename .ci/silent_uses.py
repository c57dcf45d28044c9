"""Swift code that uses each member of UIKit without effect, for the test that hears a warning for each."""
import re

HEAD = ["// Written by .ci/uikit from the public declarations.", "import UIKitHost", ""]
# Objects that are not made by their type's name alone.
OBJECTS = {
    "CGContext": "CGContext()",
    "UIAlertController": 'UIAlertController(title: nil, message: nil, preferredStyle: .alert)',
    "UIApplication": "UIApplication.shared",
    "UIDevice": "UIDevice.current",
    "UIScreen": "UIScreen.main",
    "UIDragInteraction": "UIDragInteraction(delegate: SilentMemberUses.dragger)",
    "UIDropInteraction": "UIDropInteraction(delegate: SilentMemberUses.dragger)",
    "PlaygroundPage": "PlaygroundPage.current",
    "UIBackgroundConfiguration": "UIBackgroundConfiguration.clear()",
    "UIButton.Configuration": "UIButton.Configuration.plain()",
    "UIButton.Configuration.Background": "UIButton.Configuration.plain().background",
    "UICollectionLayoutListConfiguration": "UICollectionLayoutListConfiguration(appearance: .plain)",
    "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewController": "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
    "UIInputView": "UIInputView(frame: .zero, inputViewStyle: .default)",
    "UIImpactFeedbackGenerator": "UIImpactFeedbackGenerator(style: .light)",
    "UIListContentConfiguration.TextProperties": "UIListContentConfiguration.cell().textProperties",
    "UIPageViewController": "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
    "UIPresentationController": "UIPresentationController(presentedViewController: UIViewController(), presenting: nil)",
    "UISheetPresentationController": "UIViewController().sheetPresentationController!",
    "UISceneConfiguration": "UISceneConfiguration(name: nil, sessionRole: .windowApplication)",
    "NSUserActivity": 'NSUserActivity(activityType: "a")',
    "UISearchTab": "UISearchTab(viewControllerProvider: nil)",
    "UISearchController": "UISearchController(searchResultsController: nil)",
    "UISwipeActionsConfiguration": "UISwipeActionsConfiguration(actions: [])",
    "UITableViewDiffableDataSource": "UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil }",
    "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 1, curve: .linear)",
    "UIAttachmentBehavior": "UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)",
    "NSLayoutConstraint": "NSLayoutConstraint()",
    "NSTextContainer": "UITextView().textContainer",
    "UIDocumentProperties": 'UIDocumentProperties(url: URL(fileURLWithPath: "/a"))',
    "UIBarButtonItemGroup": "UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)",
    "Timer": "Timer(timeInterval: 1, repeats: true) { _ in }",
}
# Values that differ from the default, by the member's name or its type. Truths and numbers need none.
VALUES = {
    "AnyClass": "UIScene.self", "AnyObject": "NSObject()", "Calendar": "Calendar(identifier: .iso8601)",
    "CAEmitterLayerEmitterMode": ".points", "CAEmitterLayerRenderMode": ".additive", "CAMediaTimingFillMode": ".both",
    "CALayerContentsFilter": ".nearest", "CGAffineTransform": "CGAffineTransform(scaleX: 2, y: 2)",
    "CGInterpolationQuality": ".high",
    "CATextLayerTruncationMode": ".end", "CATransitionSubtype": ".fromTop", "CGPoint": ".zero", "CGSize": "CGSize(width: 3, height: 3)",
    "ContentInsetAdjustmentBehavior": ".never", "DataDetectorTypes": ".link", "Date": "Date(timeIntervalSince1970: 9)",
    "DisplayMode": ".allVisible", "IndicatorStyle": ".white", "LargeTitleDisplayMode": ".never",
    "LayoutDimension": ".custom(30)", "Locale": 'Locale(identifier: "de")', "NSDirectionalEdgeInsets":
    "NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)", "NSDirectionalRectEdge": ".trailing",
    "NSLineBreakMode": ".byClipping", "Set<String>": '["a"]',
    "Size": ".large", "String": '"a"', "SwipeActionsConfigurationProvider": "{ _ in nil }", "TimeZone":
    "TimeZone(secondsFromGMT: 3600)", "TintAdjustmentMode": ".dimmed", "TitleAlignment": ".center",
    "UIAlertAction": 'UIAlertAction(title: "a", style: .default)', "UIBarStyle": ".black", "UIColor": ".red",
    "UIEdgeInsets": "UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)",
    "UIKeyboardAppearance": ".dark",
    "UITextSmartQuotesType": ".yes",
    "[UIBarButtonItemGroup]": "[UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]",
    "[UIBezierPath]": "[UIBezierPath()]",
    "UICornerConfiguration": ".capsule()",
    "UIMenu": 'UIMenu(title: "a")', "UITextContentType": ".password", "UITextInputPasswordRules": 'UITextInputPasswordRules(descriptor: "a")',
    "UIImage": "UIImage()", "UIImage.SymbolConfiguration": "UIImage.SymbolConfiguration(pointSize: 20)",
    "UIKeyboardType": ".numberPad", "UINavigationBarAppearance": "UINavigationBarAppearance()", "UIRectEdge": ".top",
    "UIReturnKeyType": ".done", "UIScrollTypeMask": ".all", "UISemanticContentAttribute": ".forceRightToLeft", "UIStatusBarAnimation": ".fade", "UIStatusBarStyle": ".lightContent",
    "UITableView.RowAnimation": ".fade", "UITextAutocapitalizationType": ".words", "UITextAutocorrectionType": ".no",
    "UITextSpellCheckingType": ".no", "UITraitCollection": "UITraitCollection()", "UIUserInterfaceStyle": ".dark",
    "UIView": "UIView()", "UIView.AnimationCurve": ".easeIn", "UIVisualEffect": "UIBlurEffect(style: .light)",
    "ViewMode": ".always", "[NSAttributedString.Key: Any]": "[.foregroundColor: UIColor.red]", "[String]": '["a"]',
    "any UITimingCurveProvider": "UICubicTimingParameters(animationCurve: .easeIn)", "automaticDimension": "7",
    "State": ".normal", "UIControl.State": ".normal", "FeedbackType": ".success", "T": "1",
    "UIScrollView.contentInsetAdjustmentBehavior": ".never",
    "UISwitch.preferredStyle": ".checkbox", "UIHoverStyle": "UIHoverStyle()",
    "[AnyObject.Type]": "[UINavigationBar.self]", "CALayer.duration": "1",
    "FocusStyle": ".custom", "CAEdgeAntialiasingMask": ".layerTopEdge", "[NSNumber]": "[1]", "[NSTextTab]": "[]",
    "[AnyHashable: Any]": '["opacity": 1]', "UIBlurEffect": "UIBlurEffect(style: .light)", "UIOffset": "UIOffset(horizontal: 1, vertical: 1)",
    "UIToolbarAppearance": "UIToolbarAppearance()", "UITabBarAppearance": "UITabBarAppearance()",
    "UITabBarItemAppearance": "SilentMemberUses.redEntries",
    "BackgroundStyle": ".prominent", "LineBreakStrategy": ".pushOut", "UIBaselineAdjustment": ".none",
    "CGRect": ".zero", "[UIColor]": "[.red]",
    "UISplitViewController.primaryBackgroundStyle": ".sidebar",
    "UITabBarController.mode": ".tabSidebar", "UIButton.role": ".primary", "Role": ".primary", "Mode": ".tabSidebar",
    "UIKeyCommand": "UIKeyCommand()", "[UIBarButtonItemGroup]": "[UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]",
    "[UIApplicationShortcutItem]": '[UIApplicationShortcutItem(type: "a", localizedTitle: "a")]',
    "UIScrollEdgeElementContainerInteraction.scrollView": "UIScrollView()",
    "UINavigationItem.renameDelegate": "SilentMemberUses.renamer",
    "UIDocumentProperties.activityViewControllerProvider":
    "{ UIActivityViewController(activityItems: [], applicationActivities: nil) }",
    "UIApplication.shortcutItems": '[UIApplicationShortcutItem(type: "a", localizedTitle: "a")]',
}
NUMBERS = {"CGFloat", "Float", "Double", "Int", "CFTimeInterval", "TimeInterval"}
# Members whose warning needs more than a value or a call.
STATEMENTS = {
    "NSAttributedString.Key": "UILabel().attributedText = NSAttributedString(string: \"a\", attributes: [.{name}: 1])",
    "CGBlendMode": "CGContext().setBlendMode(.{name})",
    "UIModalTransitionStyle": "UIViewController().modalTransitionStyle = .{name}",
    "UIView.AnimationOptions": "UIView.animate(withDuration: 1, delay: 0, options: .{name}, animations: {{}})",
    "UIView.KeyframeAnimationOptions":
    "UIView.animateKeyframes(withDuration: 1, delay: 0, options: .{name}, animations: {{}})",
    "UIPageViewController.OptionsKey":
    "_ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.{name}: 1])",
}

# Uses of functions whose parameters have default or generic values.
CALLS = {
    "UIContentUnavailableConfiguration.ButtonProperties.menu":
    'var content = UIContentUnavailableConfiguration.empty()\n    content.buttonProperties.menu = UIMenu(title: "a")',
    "UIApplication.setAlternateIconName(_:completionHandler:)": 'UIApplication.shared.setAlternateIconName("a")',
    "UIWindowScene.requestGeometryUpdate(_:errorHandler:)":
    "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?"
    ".requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape))",
}


def value(member, kind):
    """Returns a value for a member or a parameter."""
    plain = re.sub(r"[?!]$", "", kind.strip())
    plain = re.sub(r"^\((.*)\)$", r"\1", plain)
    if plain == "Bool" or plain in NUMBERS:
        return VALUES.get(member.key, "true" if plain == "Bool" else "1")
    if plain not in VALUES and member.key not in VALUES:
        raise SystemExit(f".ci/silent_uses.py has no value for {member.key}, of type {kind}; add one to VALUES.")
    return VALUES.get(member.key) or VALUES[plain]


def use(member):
    """Returns the lines of Swift that use a member."""
    warning, made = member.warns[0], OBJECTS.get(member.owner, member.owner + "()")
    if member.owner in STATEMENTS:
        body = STATEMENTS[member.owner].format(name=member.name)
    elif member.key in CALLS:
        body = CALLS[member.key]
    elif member.kind in ("func", "init"):
        labels = re.findall(r"(\w+):", member.name.split("(", 1)[1])
        values = [value(member, kind) for kind in member.type.split("; ")] if member.type else []
        arguments = ", ".join(("" if label == "_" else label + ": ") + text for label, text in zip(labels, values))
        base = member.owner if member.is_static else made
        body = f"evaluate({base}.{member.name.split('(')[0]}({arguments}))"
    elif member.is_static:
        body = f"_ = {member.owner}.{member.name}"
    elif (member.type == "Bool" or member.type in NUMBERS) and member.key not in VALUES:
        return [f'uses.change("{warning}", {made}, \\.{member.name})']
    else:
        return [f'uses.set("{warning}", {made}, \\.{member.name}, {value(member, member.type)})']
    return [f'uses.call("{warning}") {{', f"    {body}", "}"]


def functions(owner, uses):
    """Yields the names and lines of the functions for a type, none of which is long."""
    plain, lines, number = owner.replace(".", ""), [], 1
    for one in uses:
        # The formatter breaks a long line into three.
        if sum(3 if len(line) > 96 else 1 for line in lines + one) > 40:
            yield plain + (str(number) if number > 1 else ""), lines
            lines, number = [], number + 1
        lines = lines + one
    yield plain + (str(number) if number > 1 else ""), lines


def files(members):
    """Returns the Swift files by their names."""
    owners = {}
    for member in members:
        if member.warns:
            owners.setdefault(member.owner, []).append(use(member))
    parts = [part for owner in sorted(owners) for part in functions(owner, owners[owner])]
    texts, pages = {}, [[]]
    for part in parts:
        if sum(len(lines) + 4 for _, lines in pages[-1]) + len(part[1]) > 200:
            pages.append([])
        pages[-1].append(part)
    for number, page in enumerate(pages, 1):
        lines = HEAD + ["extension SilentMemberUses {"]
        for name, body in page:
            lines += [f"    /// Adds members of {name}.",
                      f"    @MainActor static func add{name}(_ uses: inout SilentMemberUses) {{",
                      *["        " + line for line in body], "    }", ""]
        texts[f"SilentMemberUses+Part{number}.swift"] = "\n".join(lines[:-1] + ["}", ""])
    calls = [f"        add{name}(&uses)" for name, _ in parts]
    texts["SilentMemberUses+All.swift"] = "\n".join(
        [*HEAD[:1], "", "extension SilentMemberUses {", "    /// A use of each member.", "    @MainActor static var all: SilentMemberUses {",
         "        var uses = SilentMemberUses()", *calls, "        return uses", "    }", "}", ""])
    return texts
