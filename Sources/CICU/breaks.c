#include "icu_breaks.h"
#include "locale_name.h"
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

struct read_aloud_breaker {
  UBreakIterator *iterator;
  UText text;
};

static UBreakIterator *open_iterator(UBreakIteratorType type, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &error);
  if (U_SUCCESS(error)) return iterator;
  if (iterator) ubrk_close(iterator);
  return NULL;
}

read_aloud_breaker *read_aloud_breaker_make(char kind, const char *locale) {
  UBreakIteratorType type = kind == 'l'   ? UBRK_LINE
                            : kind == 'w' ? UBRK_WORD
                            : kind == 's' ? UBRK_SENTENCE
                                          : UBRK_CHARACTER;
  char name[READ_ALOUD_LOCALE_CAPACITY];
  read_aloud_locale_name(locale, name);
  UBreakIterator *iterator = open_iterator(type, name);
  if (!iterator) iterator = open_iterator(type, "");
  if (!iterator) return NULL;
  read_aloud_breaker *breaker = malloc(sizeof *breaker);
  if (!breaker) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  breaker->text = (UText)UTEXT_INITIALIZER;
  return breaker;
}

void read_aloud_breaker_free(read_aloud_breaker *breaker) {
  if (!breaker) return;
  ubrk_close(breaker->iterator);
  utext_close(&breaker->text);
  free(breaker);
}

int read_aloud_breaker_begin(read_aloud_breaker *breaker, const char *bytes, int32_t count) {
  UErrorCode error = U_ZERO_ERROR;
  utext_openUTF8(&breaker->text, bytes, count, &error);
  // Setting the text copies the UText, never the bytes, and forgets the text before it unread.
  ubrk_setUText(breaker->iterator, &breaker->text, &error);
  return U_SUCCESS(error);
}

int32_t read_aloud_breaker_next(
  read_aloud_breaker *breaker, read_aloud_boundary *buffer, int32_t capacity) {
  int32_t count = 0;
  while (count < capacity) {
    int32_t offset = ubrk_next(breaker->iterator);
    if (offset == UBRK_DONE) break;
    buffer[count].offset = offset;
    buffer[count].status = ubrk_getRuleStatus(breaker->iterator);
    count++;
  }
  return count;
}
