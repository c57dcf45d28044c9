import UIKit

// Swift 2 compared optional values: nil is less than any other.

func < <Value: Comparable>(first: Value?, second: Value?) -> Bool {
    switch (first, second) {
    case (let first?, let second?): first < second
    case (nil, _?): true
    default: false
    }
}

func > <Value: Comparable>(first: Value?, second: Value?) -> Bool { second < first }
func <= <Value: Comparable>(first: Value?, second: Value?) -> Bool { !(second < first) }
func >= <Value: Comparable>(first: Value?, second: Value?) -> Bool { !(first < second) }
