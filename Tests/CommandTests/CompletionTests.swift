import Testing

@testable import read_aloud

@Suite struct CompletionTests {
  private let script = CompletionScript(commands: Probe.list)

  @Test(arguments: [
    ("v", "voices"), ("lexicon ''", "check test"), ("lexicon check --", "--help"),
    ("read --format ''", "wav flac opus"), ("read --format = fl", "flac"), ("read -f o", "opus"),
    ("book.md --st", "--strict"), ("voices --la", "--lang"), ("voices --lang ''", ""),
  ])
  func `bash completes commands, options and values`(_ typed: String, _ offered: String)
    async throws
  {
    let run = try await ShellRun(
      line: """
        source /dev/stdin <<'END'
        \(script.text(for: .bash))END
        COMP_WORDS=(read-aloud \(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _read_aloud
        echo "${COMPREPLY[*]}"
        """)
    #expect(run.talk == "")
    #expect(run.output == offered + "\n")
  }

  @Test(arguments: [
    ("v", ["voices"]), ("lexicon ", ["check", "test"]), ("lexicon check --", ["--help"]),
    ("read --format ", ["flac", "opus", "wav"]), ("book.md --st", ["--strict"]),
    ("voices --la", ["--lang"]),
  ])
  func `fish completes commands, options and values`(_ typed: String, _ offered: [String])
    async throws
  {
    let run = try await ShellRun(
      line: """
        source=$(cat <<'END'
        \(script.text(for: .fish))END
        )
        fish --no-config -c "$source
        complete -C 'read-aloud \(typed)'"
        """)
    let words = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(run.talk == "")
    #expect(words.map(String.init).sorted() == offered)
  }

  @Test func `zsh reads its script`() async throws {
    let run = try await ShellRun(
      line: "cat >script <<'END'\n\(script.text(for: .zsh))END\nzsh -n script && echo read")
    #expect(run.talk == "")
    #expect(run.output == "read\n")
  }
}
