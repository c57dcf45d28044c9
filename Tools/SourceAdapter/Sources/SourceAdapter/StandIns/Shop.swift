// Inert code in place of StoreKit.
import UIKit

enum SKStoreReviewController { static func requestReview() {} }
