import type { PrimitiveManual } from '../manual.ts';

/** The manual of Grid. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Equal columns with the brand’s gap: rows of cards, or a layout on twelve columns. GridItem spans some of them and can share rows with its neighbours.',
  insteadOf: {
    Stack: 'for a single row or column of things of different width',
    Card: 'for cards: its CardGrid has the columns that cards need',
    Table: 'for data with headings',
  },
  anatomy: {
    Columns: '1, 2, 3, 4, 6 or 12 from each breakpoint up.',
    Gap: 'From the brand’s density.',
    Items: 'GridItems, each one column wide unless `span` says otherwise.',
  },
  do: [
    'Set the columns for phones first; wider windows inherit them.',
    'Use `as="ul"` with `as="li"` items for lists, so that their length is announced.',
    'Set `rows` to align pictures, titles and prices across a row.',
  ],
  dont: [
    'Don’t reorder items by style: keyboard and screen readers follow the source.',
    'Don’t add margins to items; the gap is the only space.',
  ],
  keyboard: {},
  limits: [],
};
