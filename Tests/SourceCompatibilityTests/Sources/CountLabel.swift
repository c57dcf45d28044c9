import UIKit

// A model of 2023 and later, whose changes a label follows. On devices Foundation brings Observation with it.
@Observable final class Count {
    var value = 0
}

final class CountLabel: UILabel {
    let count = Count()

    func follow() {
        withObservationTracking {
            text = "\(count.value)"
        } onChange: { [weak self] in
            DispatchQueue.main.async { self?.follow() }
        }
    }
}
