/// What `timeline.json` holds, as another program would read it.
struct TimelineFile: Decodable, Equatable {
  struct Layout: Decodable, Equatable {
    let columns: Int
    let rows: Int
  }

  struct Source: Decodable, Equatable {
    let file: String
    let start: Int
    let end: Int
  }

  struct Word: Decodable, Equatable {
    let start: Int
    let end: Int
    let line: Int
    let page: Int
    let word: String
  }

  struct Segment: Decodable, Equatable {
    let start: Int
    let end: Int
    let text: String?
    let source: Source?
    let words: [Word]?
  }

  struct Chapter: Decodable, Equatable {
    let number: Int
    let title: String
    let file: String
    let segments: [Segment]
    let samples: Int
  }

  let version: Int
  let title: String
  let language: String?
  let sampleRate: Int
  let layout: Layout
  let lines: Int
  let pages: Int
  let chapters: [Chapter]
}
