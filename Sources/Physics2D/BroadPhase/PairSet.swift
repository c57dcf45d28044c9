/// The set of pairs of shapes that have a contact: a hash set with linear probing, so that a lookup costs the
/// same for a shape with ten thousand neighbors.
struct PairSet: Sendable {
    /// The key in each slot; 0 for an empty slot, which is the key of no pair, as the higher shape's index is
    /// above 0.
    private var slots: [UInt64] = Array(repeating: 0, count: 64)
    private(set) var count = 0

    /// Returns the key of a pair: the lower shape index in the upper 32 bits, the higher one in the lower 32.
    @inline(__always) static func key(_ a: Int32, _ b: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: min(a, b))) << 32 | UInt64(UInt32(bitPattern: max(a, b)))
    }

    private var mask: Int { slots.count - 1 }

    /// Returns the slot at which the search for a key begins. The multiplier is 2^64 divided by the golden
    /// ratio, as in Fibonacci hashing (Knuth, TAOCP 3, 6.4).
    @inline(__always) private func home(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    }

    func contains(_ key: UInt64) -> Bool {
        slots.withUnsafeBufferPointer { slots in
            var slot = home(key)
            while slots[slot] != 0 {
                if slots[slot] == key { return true }
                slot = (slot + 1) & (slots.count - 1)
            }
            return false
        }
    }

    mutating func insert(_ key: UInt64) {
        if 2 * (count + 1) > slots.count { grow() }
        place(key)
        count += 1
    }

    private mutating func place(_ key: UInt64) {
        var slot = home(key)
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = key
    }

    private mutating func grow() {
        let keys = slots
        slots = Array(repeating: 0, count: 2 * keys.count)
        for key in keys where key != 0 { place(key) }
    }

    /// Removes a key, which must be in the set, and moves later keys of its probe run towards their home
    /// slots, so that no tombstone is left.
    mutating func remove(_ key: UInt64) {
        var hole = home(key)
        while slots[hole] != key {
            assert(slots[hole] != 0, "the pair is in the set")
            hole = (hole + 1) & mask
        }
        var slot = hole
        while true {
            slot = (slot + 1) & mask
            guard slots[slot] != 0 else { break }
            // A key may move back no farther than to its home slot.
            let distance = (slot - home(slots[slot])) & mask
            if distance >= (slot - hole) & mask {
                slots[hole] = slots[slot]
                hole = slot
            }
        }
        slots[hole] = 0
        count -= 1
    }
}
