// The codes of Core Data's errors, and migrations, which stores in memory do not need.
import UIKit

let NSManagedObjectValidationError = 1550
let NSValidationMultipleErrorsError = 1560
let NSValidationMissingMandatoryPropertyError = 1570
let NSValidationRelationshipLacksMinimumCountError = 1580
let NSValidationRelationshipExceedsMaximumCountError = 1590
let NSValidationRelationshipDeniedDeleteError = 1600
let NSValidationNumberTooLargeError = 1610
let NSValidationNumberTooSmallError = 1620
let NSValidationDateTooLateError = 1630
let NSValidationDateTooSoonError = 1640
let NSValidationInvalidDateError = 1650
let NSValidationStringTooLongError = 1660
let NSValidationStringTooShortError = 1670
let NSValidationStringPatternMatchingError = 1680
let NSCoreDataError = 134_060
let NSPersistentStoreOpenError = 134_080
let NSPersistentStoreTimeoutError = 134_090
let NSPersistentStoreIncompatibleVersionHashError = 134_100
let NSPersistentStoreSaveConflictsError = 134_050
let NSManagedObjectMergeError = 133_020
let NSManagedObjectReferentialIntegrityError = 133_000
let NSManagedObjectConstraintMergeError = 133_021
let NSDetailedErrorsKey = "NSDetailedErrors"
let NSValidationObjectErrorKey = "NSValidationErrorObject"
let NSValidationKeyErrorKey = "NSValidationErrorKey"
let NSValidationValueErrorKey = "NSValidationErrorValue"

class NSEntityMapping: NSObject {
    var name: String! = ""
    var sourceEntityName: String?
    var destinationEntityName: String?
    var userInfo: [AnyHashable: Any]?
}
class NSMappingModel: NSObject {}
class NSMigrationManager: NSObject {
    let destinationContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let sourceContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    func associate(
        sourceInstance: NSManagedObject, withDestinationInstance: NSManagedObject,
        for mapping: NSEntityMapping
    ) {}
    func destinationInstances(
        forEntityMappingName name: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
}
class NSEntityMigrationPolicy: NSObject {
    func createDestinationInstances(
        forSource source: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    func createRelationships(
        forDestination instance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
