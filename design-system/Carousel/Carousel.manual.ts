import type { PrimitiveManual } from '../manual.ts';

/** The manual of Carousel. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A row of slides of which one or a few are visible. For content that visitors may skip, such as further pictures of the same campaign.',
  insteadOf: {
    Scroller: 'for a row of cards that visitors browse at their own pace',
    Grid: 'for content that all visitors should see',
    Picture: 'for a single picture',
  },
  anatomy: {
    Slides: 'Each is announced with its number.',
    Position: '“3 of 8”. Announced unless the carousel moves by itself.',
    Pause: 'Only with autoplay. Stops the movement for good.',
    'Previous and next': 'Disabled at the ends, unless the carousel loops.',
  },
  do: [
    'Put the most important slide first: few visitors see the third.',
    'Provide `labels.pause` and `labels.play` with `autoplayMs`.',
    'Allow at least five seconds per slide, more for longer texts.',
  ],
  dont: [
    'Don’t hide anything in later slides that isn’t reachable elsewhere.',
    'Don’t use autoplay for slides with forms or long texts.',
    'Don’t place two moving carousels on a page.',
  ],
  keyboard: {
    Tab: 'Moves to the row, then to the links in it and the buttons.',
    'Left arrow, Right arrow': 'Move to the previous or next slide while the row has the focus.',
    'Enter, Space':
      'Press the button that has the focus. Autoplay rests while the focus is inside.',
  },
  limits: [],
};
