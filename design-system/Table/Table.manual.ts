import type { PrimitiveManual } from '../manual.ts';

/** The manual of Table. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Data in rows and columns that visitors compare: prices of a service, technical data. A wide table scrolls by itself.',
  insteadOf: {
    Card: 'for things with pictures',
    Grid: 'for layout',
    RichText: 'for tables that editors write',
  },
  anatomy: {
    Caption: 'What the table shows. Visible, or for screen readers only.',
    'Column headings': 'One per column.',
    'Row headings': 'The first cell of each row.',
    'Scroll region': 'Scrolls sideways if the table doesn’t fit.',
  },
  do: [
    "Align numbers with `align: 'end'`, so that their digits line up.",
    'Set `firstColumn="sticky"` for tables that are wide on phones.',
    'Hide the caption only if the heading above says the same.',
  ],
  dont: [
    'Don’t leave cells empty without a sign: write “–”.',
    'Don’t put several facts into one cell.',
  ],
  keyboard: {
    Tab: 'Moves to the table, then to links in it.',
    'Arrow keys': 'Scroll the table while it has the focus.',
  },
  limits: [
    'At 400 % zoom it scrolls sideways instead of changing its form, which WCAG allows for tables.',
  ],
};
