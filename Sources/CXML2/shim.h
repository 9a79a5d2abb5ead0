#pragma once
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

/// The line and the column at which a parser is, both from 1.
///
/// The lines of libxml2's nodes end at 65,535; those of its input do not.
static inline void read_aloud_xml_place(xmlParserCtxtPtr parser, int *line, int *column) {
  *line = parser->input ? parser->input->line : 0;
  *column = parser->input ? parser->input->col : 0;
}
