import Flipbook

/// The functions of a shell script that do a job's units, in the language of every POSIX shell.
struct ShellUnits {
    private let job: Job

    init(of job: Job) {
        self.job = job
    }

    /// Runs a command again that was killed (above 128) or that found another process at work (75): a unit
    /// goes on where it stopped. Ctrl-C (130) and all other failures are final.
    static let attempt = """
        # Runs a command; again, ten times in all, when it was killed or another process was at work (75).
        attempt() {
            tries=1
            while :; do
                code=0
                "$@" || code=$?
                [ "$code" -eq 75 ] || [ "$code" -gt 128 ] || return "$code"
                [ "$code" -ne 130 ] && [ "$tries" -lt 10 ] || return "$code"
                sleep "$tries"
                tries=$((tries + 1))
            done
        }

        """

    /// The script's functions `film` and `stitch`, each of which does the unit of a number.
    /// - Parameter attempts: whether a command that was killed is run again by the script itself.
    func text(attempts: Bool) -> String {
        let prefix = attempts ? "attempt " : ""
        return """
            \(job.programLines)
            \(attempts ? Self.attempt + "\n" : "")render() {
                \(prefix)"$flipbook" render \(shellLine(job.renderOptions)) "$@"
            }

            video() {
                \(prefix)"$flipbook" stitch \(shellLine(job.stitchOptions)) "$@"
            }

            \(function("film", units: job.filmPlan.units.map { $0.map { ["render"] + job.renderWords($0) } }))

            \(function("stitch", units: job.stitchPlan.units.map { $0.map { ["video"] + job.stitchWords($0) } }))
            """
    }

    private func function(_ name: String, units: [[[String]]]) -> String {
        let cases = units.enumerated().map { number, lines in
            let commands = lines.map(shellLine).joined(separator: " &&\n        ")
            return lines.count == 1
                ? "    \(number)) \(commands) ;;" : "    \(number))\n        \(commands)\n        ;;"
        }
        return """
            \(name)() {
                case $1 in
            \(cases.joined(separator: "\n"))
                *)
                    echo "There is no unit $1." >&2
                    return 64
                    ;;
                esac
            }
            """
    }
}

extension Job {
    /// Where workers find the command.
    var programLines: String {
        """
        # The command; FLIPBOOK=PATH names another one.
        flipbook=${FLIPBOOK-}
        [ -n "$flipbook" ] || flipbook=\(shellLine([program]))

        """
    }
}
