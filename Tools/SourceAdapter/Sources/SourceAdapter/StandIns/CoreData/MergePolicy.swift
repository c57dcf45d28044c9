// The policies for conflicts, of which a store in memory has none.
import UIKit

enum NSMergePolicyType: UInt {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

class NSMergePolicy: NSObject {
    let mergeType: NSMergePolicyType
    init(merge type: NSMergePolicyType) { mergeType = type }
    static let error = NSMergePolicy(merge: .errorMergePolicyType)
    static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

let NSErrorMergePolicy: Any = NSMergePolicy.error
let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
