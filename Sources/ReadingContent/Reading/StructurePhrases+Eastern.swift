extension StructurePhrases {
  /// The languages of Eastern Europe and Asia.
  static let eastern: [String: StructurePhrases] = [
    "ar": StructurePhrases(
      table: "جدول، {columns}، {rows}",
      columns: PluralPhrase(
        one: "عمود واحد", two: "عمودان", few: "{count} أعمدة", many: "{count} عمودًا",
        other: "{count} عمود"),
      rows: PluralPhrase(
        one: "صف واحد", two: "صفان", few: "{count} صفوف", many: "{count} صفًا", other: "{count} صف"),
      blank: "فارغ", noValue: "لا قيمة", note: "الحاشية {label}",
      noteAgain: "الحاشية {label} مرة أخرى", endOfNote: "نهاية الحاشية", page: "الصفحة {label}",
      line: "السطر {label}", figure: "شكل", image: "صورة", code: "شيفرة، {lines}",
      codeOfLanguage: "شيفرة {language}، {lines}",
      lines: PluralPhrase(
        one: "سطر واحد", two: "سطران", few: "{count} أسطر", many: "{count} سطرًا",
        other: "{count} سطر"), aside: "نص جانبي", quotation: "اقتباس", citation: "مرجع",
      formula: "صيغة", done: "منجز", toDo: "غير منجز",
      alerts: [
        .note: "ملاحظة", .tip: "نصيحة", .important: "مهم", .warning: "تحذير", .caution: "تنبيه",
      ]),
    "fa": StructurePhrases(
      table: "جدول، {columns}، {rows}", columns: PluralPhrase(other: "{count} ستون"),
      rows: PluralPhrase(other: "{count} ردیف"), blank: "خالی",
      noValue: "بدون مقدار", note: "پانوشت {label}", noteAgain: "دوباره پانوشت {label}",
      endOfNote: "پایان پانوشت", page: "صفحهٔ {label}", line: "سطر {label}", figure: "شکل",
      image: "تصویر", code: "کد، {lines}",
      codeOfLanguage: "کد {language}، {lines}", lines: PluralPhrase(other: "{count} سطر"),
      aside: "کادر", quotation: "نقل قول", citation: "ارجاع", formula: "فرمول", done: "انجام‌شده",
      toDo: "انجام‌نشده",
      alerts: [
        .note: "یادداشت", .tip: "نکته", .important: "مهم", .warning: "هشدار", .caution: "احتیاط",
      ]),
    "he": StructurePhrases(
      table: "טבלה, {columns}, {rows}",
      columns: PluralPhrase(one: "עמודה אחת", two: "שתי עמודות", other: "{count} עמודות"),
      rows: PluralPhrase(one: "שורה אחת", two: "שתי שורות", other: "{count} שורות"),
      blank: "ריק", noValue: "אין ערך", note: "הערה {label}",
      noteAgain: "שוב הערה {label}", endOfNote: "סוף ההערה", page: "עמוד {label}",
      line: "שורה {label}", figure: "איור", image: "תמונה",
      code: "קוד, {lines}",
      codeOfLanguage: "קוד {language}, {lines}",
      lines: PluralPhrase(one: "שורה אחת", two: "שתי שורות", other: "{count} שורות"),
      aside: "תיבה צדדית", quotation: "ציטוט", citation: "מראה מקום", formula: "נוסחה",
      done: "בוצע", toDo: "לביצוע",
      alerts: [
        .note: "הערה", .tip: "עצה", .important: "חשוב", .warning: "אזהרה", .caution: "זהירות",
      ]),
    "ja": StructurePhrases(
      table: "表、{columns}、{rows}", columns: PluralPhrase(other: "{count}列"),
      rows: PluralPhrase(other: "{count}行"), blank: "空白", noValue: "値なし",
      note: "注{label}", noteAgain: "再び注{label}", endOfNote: "注の終わり", page: "{label}ページ",
      line: "{label}行目", figure: "図", image: "画像", code: "コード、{lines}",
      codeOfLanguage: "{language}のコード、{lines}",
      lines: PluralPhrase(other: "{count}行"), aside: "囲み記事", quotation: "引用", citation: "出典",
      formula: "数式", done: "完了", toDo: "未完了",
      alerts: [.note: "注記", .tip: "ヒント", .important: "重要", .warning: "警告", .caution: "注意"],
      described: "{what}、{text}"),
    "ko": StructurePhrases(
      table: "표, {columns}, {rows}", columns: PluralPhrase(other: "{count}열"),
      rows: PluralPhrase(other: "{count}행"), blank: "빈칸", noValue: "값 없음",
      note: "주석 {label}", noteAgain: "다시 주석 {label}", endOfNote: "주석 끝", page: "{label}페이지",
      line: "{label}번째 줄", figure: "그림", image: "이미지", code: "코드, {lines}",
      codeOfLanguage: "{language} 코드, {lines}",
      lines: PluralPhrase(other: "{count}줄"), aside: "보충 글", quotation: "인용문", citation: "출처",
      formula: "수식", done: "완료", toDo: "할 일",
      alerts: [.note: "참고", .tip: "팁", .important: "중요", .warning: "경고", .caution: "주의"]),
    "pl": StructurePhrases(
      table: "tabela, {columns}, {rows}",
      columns: PluralPhrase(
        single: "jedna kolumna", few: "{count} kolumny", many: "{count} kolumn",
        other: "{count} kolumny"),
      rows: PluralPhrase(
        single: "jeden wiersz", few: "{count} wiersze", many: "{count} wierszy",
        other: "{count} wiersza"), blank: "puste", noValue: "brak wartości",
      note: "przypis {label}", noteAgain: "ponownie przypis {label}", endOfNote: "koniec przypisu",
      page: "strona {label}", line: "wiersz {label}", figure: "rysunek", image: "obraz",
      code: "kod, {lines}",
      codeOfLanguage: "kod w języku {language}, {lines}",
      lines: PluralPhrase(
        single: "jeden wiersz", few: "{count} wiersze", many: "{count} wierszy",
        other: "{count} wiersza"), aside: "ramka", quotation: "cytat",
      citation: "odwołanie do źródła", formula: "wzór", done: "zrobione", toDo: "do zrobienia",
      alerts: [
        .note: "Uwaga", .tip: "Wskazówka", .important: "Ważne", .warning: "Ostrzeżenie",
        .caution: "Przestroga",
      ]),
    "ru": StructurePhrases(
      table: "таблица, {columns}, {rows}",
      columns: PluralPhrase(
        single: "один столбец", one: "{count} столбец", few: "{count} столбца",
        many: "{count} столбцов", other: "{count} столбца"),
      rows: PluralPhrase(
        single: "одна строка", one: "{count} строка", few: "{count} строки", many: "{count} строк",
        other: "{count} строки"), blank: "пусто", noValue: "нет значения",
      note: "примечание {label}", noteAgain: "снова примечание {label}",
      endOfNote: "конец примечания", page: "страница {label}", line: "строка {label}",
      figure: "рисунок", image: "изображение", code: "код, {lines}",
      codeOfLanguage: "код на {language}, {lines}",
      lines: PluralPhrase(
        single: "одна строка", one: "{count} строка", few: "{count} строки", many: "{count} строк",
        other: "{count} строки"), aside: "врезка", quotation: "цитата",
      citation: "ссылка на источник", formula: "формула", done: "выполнено", toDo: "не выполнено",
      alerts: [
        .note: "Примечание", .tip: "Совет", .important: "Важно", .warning: "Предупреждение",
        .caution: "Осторожно",
      ]),
    "zh": StructurePhrases(
      table: "表格，{columns}，{rows}", columns: PluralPhrase(other: "{count}列"),
      rows: PluralPhrase(other: "{count}行"), blank: "空白", noValue: "无数值",
      note: "注释{label}", noteAgain: "又见注释{label}", endOfNote: "注释完", page: "第{label}页",
      line: "第{label}行", figure: "图", image: "图片", code: "代码，{lines}",
      codeOfLanguage: "{language}代码，{lines}",
      lines: PluralPhrase(other: "{count}行"), aside: "附文", quotation: "引文", citation: "出处",
      formula: "公式", done: "已完成", toDo: "待办",
      alerts: [.note: "说明", .tip: "提示", .important: "重要", .warning: "警告", .caution: "小心"],
      described: "{what}，{text}"),
    "zh-hant": StructurePhrases(
      table: "表格，{columns}，{rows}", columns: PluralPhrase(other: "{count}欄"),
      rows: PluralPhrase(other: "{count}列"), blank: "空白", noValue: "無數值",
      note: "註釋{label}", noteAgain: "又見註釋{label}", endOfNote: "註釋結束", page: "第{label}頁",
      line: "第{label}行", figure: "圖", image: "圖片", code: "程式碼，{lines}",
      codeOfLanguage: "{language}程式碼，{lines}",
      lines: PluralPhrase(other: "{count}行"), aside: "附文", quotation: "引文", citation: "出處",
      formula: "公式", done: "已完成", toDo: "待辦",
      alerts: [.note: "說明", .tip: "提示", .important: "重要", .warning: "警告", .caution: "小心"],
      described: "{what}，{text}"),
  ]
}
