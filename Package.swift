// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is built with.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A C library of Debian, reached through a module map and imported by one Swift file alone.
func library(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// A target of ours, in the order of the table of layers.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: house)
}

let package = Package(
  name: "read-aloud",
  products: [
    .library(name: "TextBreaks", targets: ["TextBreaks"]),
    .library(name: "ReadingContent", targets: ["ReadingContent"]),
    .library(name: "SpeechSynthesis", targets: ["SpeechSynthesis"]),
    .library(name: "Pronunciation", targets: ["Pronunciation"]),
    .library(name: "SpeechMarkup", targets: ["SpeechMarkup"]),
    .library(name: "DocumentImport", targets: ["DocumentImport"]),
    .library(name: "EspeakEngine", targets: ["EspeakEngine"]),
    .library(name: "Narration", targets: ["Narration"]),
    .executable(name: "read-aloud", targets: ["read-aloud"]),
    .executable(name: "read-aloud-speaker", targets: ["read-aloud-speaker"]),
  ],
  targets: [
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    library("CCMarkGFM", pkgConfig: "libcmark-gfm", package: "libcmark-gfm-extensions-dev"),
    library("CXML2", pkgConfig: "libxml-2.0", package: "libxml2-dev"),
    library("CZip", pkgConfig: "libzip", package: "libzip-dev"),
    library("CEspeakNG", pkgConfig: "espeak-ng", package: "libespeak-ng-dev"),
    library("CPulse", pkgConfig: "libpulse", package: "libpulse-dev"),
    library("CALSA", pkgConfig: "alsa", package: "libasound2-dev"),

    module("TextBreaks", ["CICU"]),
    module("XMLTree", ["CXML2"]),
    module("ZipArchive", ["CZip"]),
    module("ReadingContent", ["TextBreaks"]),
    module("SpeechSynthesis"),
    module("Pronunciation", ["ReadingContent", "SpeechSynthesis", "XMLTree"]),
    module("SpeechMarkup", ["ReadingContent", "Pronunciation"]),
    module("DocumentImport", ["ReadingContent", "XMLTree", "ZipArchive", "CCMarkGFM"]),
    module("EspeakEngine", ["SpeechSynthesis"]),
    module("Narration", ["SpeechMarkup"]),
    module("AudioOutput", ["SpeechSynthesis", "CPulse", "CALSA"]),
    module("AudioExport", ["Narration"]),
    module("TerminalPlayer", ["Narration", "AudioOutput"]),
    .executableTarget(
      name: "read-aloud",
      dependencies: [
        "DocumentImport", "EspeakEngine", "AudioOutput", "AudioExport", "TerminalPlayer",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "read-aloud-speaker", dependencies: ["SpeechSynthesis", "CEspeakNG"],
      swiftSettings: house),
    .executableTarget(
      name: "ownDocument", dependencies: ["ReadingContent"],
      path: "Documentation/Examples/OwnDocument", swiftSettings: house),

    .target(
      name: "TestSupport", dependencies: ["SpeechSynthesis", "ReadingContent", "TextBreaks"],
      path: "Tests/TestSupport",
      swiftSettings: house),
    .executableTarget(
      name: "Benchmarks", dependencies: ["TestSupport"], path: "Tests/Benchmarks",
      swiftSettings: house),
    tests("TextBreaks", ["TextBreaks"]),
    tests("XMLTree", ["XMLTree"]),
    tests("ZipArchive", ["ZipArchive"]),
    tests("ReadingContent", ["ReadingContent", "TextBreaks", "DocumentImport"]),
    tests("SpeechSynthesis", ["SpeechSynthesis"]),
    tests(
      "Pronunciation", ["Pronunciation", "EspeakEngine", "read-aloud-speaker"], exclude: ["Cases"]),
    tests("SpeechMarkup", ["SpeechMarkup", "EspeakEngine", "read-aloud-speaker"]),
    tests("DocumentImport", ["DocumentImport", "XMLTree"], exclude: ["Cases"]),
    tests("EspeakEngine", ["EspeakEngine", "read-aloud-speaker"]),
    tests("Narration", ["Narration", "DocumentImport", "EspeakEngine", "read-aloud-speaker"]),
    tests("AudioOutput", ["AudioOutput"]),
    tests("AudioExport", ["AudioExport", "DocumentImport", "EspeakEngine", "read-aloud-speaker"]),
    tests(
      "TerminalPlayer",
      [
        "TerminalPlayer", "TextBreaks", "DocumentImport", "EspeakEngine", "read-aloud",
        "read-aloud-speaker",
      ]),
    tests("Command", ["read-aloud", "read-aloud-speaker"], exclude: ["Cases", "README.md"]),
    tests("Layering", []),
    tests(
      "Corpus",
      [
        "DocumentImport", "EspeakEngine", "AudioExport", "TerminalPlayer", "read-aloud",
        "read-aloud-speaker",
      ], exclude: ["visible_text.py"]),
  ]
)

// The fuzzer's program is built with instruments of its own (Scripts/fuzz.sh), never with the rest.
if Context.environment["READ_ALOUD_FUZZ_BUILD"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["DocumentImport", "Pronunciation", "TestSupport"], path: "Fuzz",
      exclude: ["README.md", "Seeds", "Dictionaries"], swiftSettings: house))
}
