import type { PrimitiveManual } from '../manual.ts';

/** The manual of SkipLink. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'The first element of each page: lets keyboard users skip the header. Visible only while it has the focus.',
  insteadOf: {
    Link: 'for visible jumps on a page',
    ScrollToTop: 'for the way back to the top',
  },
  anatomy: {
    Link: 'Appears in the top corner, above the header.',
  },
  do: ['Render it first in the body.', 'Point it at the main content, which has `tabIndex={-1}`.'],
  dont: [
    'Don’t hide it with `display: none`: it couldn’t get the focus.',
    'Don’t add more than two.',
  ],
  keyboard: {
    Tab: 'The first Tab on a page shows it.',
    Enter: 'Moves the focus to the main content.',
  },
  limits: [],
};
