#include "icu_width.h"
#include <unicode/uchar.h>
#include <unicode/utf8.h>

enum { ZWJ = 0x200D, VS16 = 0xFE0F };

int read_aloud_scalar_columns(int32_t c) {
  if (c == '\t') return 1;
  if (c < 0x20 || (c >= 0x7F && c < 0xA0)) return 0;
  if (c < 0x300) return c != 0xAD;
  // Vowels and finals of conjoining Hangul stand in the square of the consonant before them.
  if ((c >= 0x1160 && c <= 0x11FF) || (c >= 0xD7B0 && c <= 0xD7FF)) return 0;
  int8_t category = u_charType(c);
  switch (category) {
  case U_NON_SPACING_MARK:
  case U_ENCLOSING_MARK:
  case U_FORMAT_CHAR:
  case U_LINE_SEPARATOR:
  case U_PARAGRAPH_SEPARATOR:
    return 0;
  case U_UNASSIGNED:
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return 0;
  }
  int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

/// What the columns of the next code point depend on.
typedef struct {
  int32_t base;  // the last code point that does not extend another
  int columns;   // of the base with what has joined it
  UBool bare;    // nothing has come after the base yet
  UBool joined;  // a ZWJ stands last
} cluster;

/// The columns that a code point adds after what came before it.
static int added_columns(cluster *last, int32_t c) {
  UBool bare = last->bare, joined = last->joined;
  last->bare = last->joined = 0;
  if (c == ZWJ) {
    last->joined = 1;
    return 0;
  }
  UBool widens = 0;
  if (c == VS16) {
    widens = bare && u_hasBinaryProperty(last->base, UCHAR_EMOJI);
  } else if (c >= 0x1F3FB && c <= 0x1F3FF) {
    widens = u_hasBinaryProperty(last->base, UCHAR_EMOJI_MODIFIER_BASE) && !joined;
  }
  if (!widens && joined) {
    widens = u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) &&
             u_hasBinaryProperty(last->base, UCHAR_EXTENDED_PICTOGRAPHIC);
    if (widens) last->base = c;
  }
  if (widens) {
    int added = 2 - last->columns;
    last->columns = 2;
    return added;
  }
  int columns = read_aloud_scalar_columns(c);
  UBool extends =
    columns == 0 && u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK) == U_GCB_EXTEND;
  if (!extends) *last = (cluster){.base = c, .columns = columns, .bare = 1};
  return columns;
}

int64_t read_aloud_columns(const uint8_t *bytes, int64_t count) {
  int64_t total = 0;
  cluster last = {0};
  for (int64_t i = 0; i < count;) {
    if (bytes[i] >= 0x20 && bytes[i] < 0x7F) {
      int64_t start = i;
      do i++; while (i < count && bytes[i] >= 0x20 && bytes[i] < 0x7F);
      total += i - start;
      last = (cluster){.base = bytes[i - 1], .columns = 1, .bare = 1};
      continue;
    }
    UChar32 c;
    // The macro needs only that the index and the length have one type.
    U8_NEXT(bytes, i, count, c);
    total += added_columns(&last, c < 0 ? 0xFFFD : c);
  }
  return total;
}
