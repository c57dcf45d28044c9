extension FrameRange {
    /// Creates the range of the given numbers, which must be strictly increasing and at least one. Evenly
    /// spaced numbers become one run.
    init<Numbers: RandomAccessCollection>(rising numbers: Numbers)
    where Numbers.Element == Int, Numbers.Index == Int {
        var runs: [Run] = []
        var index = 0
        while index < numbers.count {
            let first = numbers[index]
            let step = index + 1 < numbers.count ? numbers[index + 1] - first : 1
            var last = index
            while last + 1 < numbers.count, numbers[last + 1] - numbers[last] == step { last += 1 }
            let isPair = last == index + 1 && step > 1
            if isPair { last = index }
            runs.append(Run(first: first, last: numbers[last], step: isPair ? 1 : step))
            index = last + 1
        }
        self.init(runs: runs)
    }

    /// Creates the range of a set of numbers, or returns nil for none.
    init?(_ numbers: FrameSet) {
        if numbers.isEmpty { return nil }
        self.init(rising: Array(numbers))
    }
}
