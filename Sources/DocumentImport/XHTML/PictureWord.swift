import ReadingContent

/// The word that is read for a picture of which nothing is said.
enum PictureWord {
  static func word(in language: LanguageTag?) -> String {
    words[language?.primary ?? "en"] ?? "image"
  }

  private static let words = [
    "ar": "صورة", "de": "Bild", "es": "imagen", "fr": "image", "hi": "चित्र", "hu": "kép",
    "it": "immagine", "ja": "画像", "ko": "그림", "pt": "imagem", "ru": "изображение", "sv": "bild",
    "vi": "hình ảnh", "zh": "图片",
  ]
}
