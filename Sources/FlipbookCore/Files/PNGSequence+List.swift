extension PNGSequence {
    /// The number and file name of a frame, and its record in film.json, which is nil when it is not to be
    /// checked.
    package struct File: Sendable {
        package let frame: Int
        let name: String
        var record: Manifest.FrameFile?
    }

    /// The frames of a sequence, ordered by number. Their names are made as they are asked for.
    package struct FileList: Sendable {
        /// A number in a file's name, and the number of its digits, since some names have zeros before it.
        struct Number: Sendable, Hashable {
            let value: Int
            let digits: Int
        }

        private enum Origin: Sendable {
            case manifest(FrameRecords, isChecked: Bool)
            case names(NumberedName, [Number])
        }

        private let origin: Origin

        /// Creates the frames that film.json lists; they are compared with their records if `isChecked`.
        init(_ records: FrameRecords, isChecked: Bool) {
            origin = .manifest(records, isChecked: isChecked)
        }

        /// Creates the frames with numbers in rising order, whose files differ in the number alone.
        init(_ name: NumberedName, _ numbers: [Number]) {
            origin = .names(name, numbers)
        }
    }
}

extension PNGSequence.FileList: RandomAccessCollection {
    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch origin {
        case .manifest(let records, _): records.count
        case .names(_, let numbers): numbers.count
        }
    }

    /// Returns the number of a frame, without its name.
    package func number(at index: Int) -> Int {
        switch origin {
        case .manifest(let records, _): records[index].frame
        case .names(_, let numbers): numbers[index].value
        }
    }

    package subscript(index: Int) -> PNGSequence.File {
        switch origin {
        case .manifest(let records, let isChecked):
            let record = records[index]
            return PNGSequence.File(
                frame: record.frame, name: record.file, record: isChecked ? record : nil)
        case .names(let name, let numbers):
            let number = numbers[index]
            return PNGSequence.File(
                frame: number.value, name: name.name(of: number.value, digits: number.digits))
        }
    }
}
