import Testing

/// The changes that errors ask for in code of Swift 2 that reads stored objects and lists of files.
extension RepairTests {
    @Test(arguments: [
        (
            "info[key] = ^reason", "cannot assign value of type 'String' to subscript of type 'AnyObject'",
            "info[key] = (reason as AnyObject)"
        ),
        (
            "let a = item^[\"name\"] as! String", "value of type 'Any' has no subscripts",
            "let a = (item as! [String: Any])[\"name\"] as! String"
        ),
        (
            "let data = ^Data(contentsOf: url!)",
            "call can throw, but it is not marked with 'try' and the error is not handled",
            "let data = (try? Data(contentsOf: url!))"
        ),
        ("a(items^[0])", "value of type 'Any' has no subscripts", "a((items as! [Any])[0])"),
        (
            // Swift 1 and 2 had any object where an item is today.
            "item.^removeFromSuperview()",
            "value of type 'any UIDynamicItem' has no member 'removeFromSuperview'",
            "(item as! UIView).removeFromSuperview()"
        ),
        (
            "for a: AnyObject in ^list {}",
            "value of type 'Any' expected to be instance of class or class-constrained type",
            "for a: Any in list {}"
        ),
    ])
    func elementsOfAnyObjectAreCast(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message) == expected)
    }

    @Test(arguments: [
        (
            "d = date.^addingTimeInterval(1)", "cannot assign value of type 'Date' to type 'NSDate'",
            "d = (date.addingTimeInterval(1) as NSDate)"
        ),
        (
            "return ^date", "cannot convert return expression of type 'NSDate' to return type 'Date'",
            "return (date as Date)"
        ),
        (
            "table.reloadSections(^rows, with: .fade)",
            "cannot convert value of type 'NSIndexSet' to expected argument type 'IndexSet'",
            "table.reloadSections((rows as IndexSet), with: .fade)"
        ),
        (
            "let n = a.^count", "value of type 'AnyObject' has no member 'count'",
            "let n = (a as? FlipbookCounted)?.count"
        ),
    ])
    func objectsAreTakenAsWhatIsReadOfThem(_ line: String, _ message: String, _ expected: String) {
        #expect(repaired(line, message) == expected)
    }
}
