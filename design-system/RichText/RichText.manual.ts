import type { PrimitiveManual } from '../manual.ts';

/** The manual of RichText. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Formatted text that editors wrote, made safe and styled: paragraphs, headings, lists, links, tables.',
  insteadOf: {
    Text: 'for texts without formatting',
    Table: 'for data that comes from code',
  },
  anatomy: {
    Text: 'Headings, paragraphs, lists and quotes in the styles of the brand.',
    Links: 'Those that open a new tab say so.',
    Tables: 'Scroll sideways in a region of their own if they are too wide.',
  },
  do: [
    'Place it in a Container of width `text`.',
    'Use it in Server Components only: the code that cleans the text is large.',
  ],
  dont: [
    'Don’t put HTML from elsewhere onto a page without it.',
    'Don’t rely on styles of editors: colours, fonts and scripts are removed.',
  ],
  keyboard: {
    Tab: 'Moves to links, and to tables that scroll.',
    'Arrow keys': 'Scroll a table that has the focus.',
  },
  limits: [
    'The order of its headings is as editors write it: the editor checks it, the primitive doesn’t.',
  ],
};
