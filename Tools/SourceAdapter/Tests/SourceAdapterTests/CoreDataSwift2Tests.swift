import Testing

@testable import SourceAdapter

/// Core Data in Swift 2, whose names are renewed before they are adapted.
@Suite struct CoreDataSwift2Tests {
    @Test(arguments: [
        ("let r = NSFetchRequest(entityName: a)", "let r = AnyFetchRequest(entityName: a)"),
        (
            "let d = NSFileManager.defaultManager().URLsForDirectory(.DocumentDirectory, inDomains: .UserDomainMask)",
            "let d = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)"
        ),
        (
            "func controller(controller: NSFetchedResultsController, didChangeObject a: AnyObject, atIndexPath i: NSIndexPath?, forChangeType t: NSFetchedResultsChangeType, newIndexPath n: NSIndexPath?) {}",
            "func controller(_ controller: AnyFetchedResultsController, didChange a: Any, at i: IndexPath?, for t: NSFetchedResultsChangeType, newIndexPath n: IndexPath?) {}"
        ),
    ])
    func namesOfSwift2AreThoseOfToday(_ line: String, _ expected: String) {
        let text = SourceUnit([
            SourceText(path: "A.swift", text: "import CoreData; let red = UIColor.redColor()\n" + line)
        ]).files[0].text
        #expect(text.hasSuffix(expected), "\(text)")
    }
}
