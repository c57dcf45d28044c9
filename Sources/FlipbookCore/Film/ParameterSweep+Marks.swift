extension ParameterSweep {
    /// The distinct parts of the values' file names, in the order of the values: `elasticity=0.00`,
    /// `elasticity=0.25`.
    ///
    /// Names sort as the values do: shorter numbers are padded with zeros on both sides. Zeros cannot sort
    /// negative values or numbers with an exponent; if there is one, every name begins with the value's rank:
    /// `1-x=-10`, `2-x=-2`, `3-x=0`.
    public var marks: [String] {
        let texts = values.map(\.text)
        guard texts.allSatisfy(\.isPlain) else { return ranked(texts) }
        let digits = texts.map { $0.split(separator: ".") }
        let before = digits.map { $0[0].count }.max() ?? 0
        let after = digits.map { $0.count > 1 ? $0[1].count : 0 }.max() ?? 0
        return digits.map { parts in
            let fraction = parts.count > 1 ? parts[1] : ""
            let zeros = String(repeating: "0", count: after - fraction.count)
            let number = String(parts[0]).padded(to: before) + (after > 0 ? ".\(fraction)\(zeros)" : "")
            return "\(parameter)=\(number)"
        }
    }

    private func ranked(_ texts: [String]) -> [String] {
        var marks = texts
        let width = String(values.count).count
        for (rank, index) in values.indices.sorted(by: { values[$0] < values[$1] }).enumerated() {
            marks[index] = "\(String(rank + 1).padded(to: width))-\(parameter)=\(texts[index])"
        }
        return marks
    }
}

extension String {
    /// True when the number has neither a sign nor an exponent.
    fileprivate var isPlain: Bool { utf8.allSatisfy { (48...57).contains($0) || $0 == 46 } }

    fileprivate func padded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}
