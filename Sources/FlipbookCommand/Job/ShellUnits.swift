import Flipbook

/// The functions of a POSIX shell script that run a job's units.
struct ShellUnits {
    private let job: Job

    init(of job: Job) {
        self.job = job
    }

    /// The shell function `attempt`, which runs a command again, up to ten times in all, if a signal killed
    /// it (status above 128) or another process was writing the output (75). A unit continues where it
    /// stopped. Ctrl-C (130) and all other failures are final.
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

    /// Returns the script's functions `film` and `stitch`, each of which runs the unit with a given number.
    /// - Parameter attempts: true when the script itself runs a killed command again.
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
    /// The lines that set `$flipbook`, the command's path on the workers.
    var programLines: String {
        """
        # The command; FLIPBOOK=PATH names another one.
        flipbook=${FLIPBOOK-}
        [ -n "$flipbook" ] || flipbook=\(shellLine([program]))

        """
    }
}
