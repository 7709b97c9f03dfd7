import type { PrimitiveManual } from '../manual.ts';

/** The manual of Scroller. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A row of cards that is wider than the window, with buttons for the next ones. It scrolls natively, by finger, wheel and keyboard.',
  insteadOf: {
    Carousel: 'for slides that take turns in one place, or move by themselves',
    Grid: 'for cards that should all be visible',
    Table: 'for wide data: it scrolls by itself',
  },
  anatomy: {
    Row: 'The cards. Part of the next one shows that there are more.',
    Foot: 'Optional. Content beside the buttons, such as a link to all.',
    'Previous and next': 'Scroll by the number of fully visible cards; hidden if all cards fit.',
  },
  do: [
    'Give the row a name: it is a region of the page.',
    'Offer a link to all of them in the foot.',
  ],
  dont: [
    'Don’t put things of different width into one row: the step is measured by the first two.',
    'Don’t nest one in another.',
  ],
  keyboard: {
    Tab: 'Moves to the row if it scrolls, then to each card and the buttons.',
    'Left arrow, Right arrow': 'Scroll the row while it has the focus.',
  },
  limits: [],
};
