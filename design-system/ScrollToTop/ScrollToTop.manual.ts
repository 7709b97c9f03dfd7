import type { PrimitiveManual } from '../manual.ts';

/** The manual of ScrollToTop. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A button at the edge of long pages that leads back to the top. It appears after 528 px, where it covers no field and no button.',
  insteadOf: {
    SkipLink: 'for getting past the header by keyboard',
    Link: 'for jumps to a place on the page',
  },
  anatomy: {
    Button: 'A button with an arrow, at least 44 px square, in the corner of the window.',
  },
  do: ['Render it once, last on the page, so that it is last in the tab order.'],
  dont: [
    'Don’t let other fixed elements cover it.',
    'Don’t use it as a replacement for a short page.',
  ],
  keyboard: {
    Tab: 'Reaches it after the last link, if it is visible.',
    'Enter, Space': 'Scroll to the top; the next Tab moves to the first link of the page.',
  },
  limits: [],
};
