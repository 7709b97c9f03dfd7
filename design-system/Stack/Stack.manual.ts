import type { PrimitiveManual } from '../manual.ts';

/** The manual of Stack. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Puts things under each other or in a row, with a gap from the spacing scale. The usual way to space things.',
  insteadOf: {
    Grid: 'for columns of equal width',
    Container: 'for the width of a section',
  },
  anatomy: {
    Gap: 'A step of the scale, or `gap` for the brand’s own.',
    Items: 'Any content. They have no margins.',
  },
  do: [
    'Use `row-from-tablet` for things that need the full width on phones.',
    'Let rows of buttons and chips wrap.',
    'Set `as="ul"` for lists, with items as `li`.',
  ],
  dont: [
    'Don’t combine it with margins of your own.',
    'Don’t use it for rows whose parts must line up across rows; use a Grid.',
  ],
  keyboard: {},
  limits: [],
};
