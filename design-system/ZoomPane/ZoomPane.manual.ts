import type { PrimitiveManual } from '../manual.ts';

/** The manual of ZoomPane. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Enlarges a picture up to three times, to look at details. For pictures that fill the screen.',
  insteadOf: {
    Picture: 'for pictures on a page, where wheel and fingers scroll',
    Dialog: 'for content that doesn’t fit',
  },
  anatomy: {
    Content: 'Always covers the pane, so it can’t be lost.',
    Gestures:
      'Wheel, pinch and double tap enlarge; dragging moves what is enlarged, and a throw lets it glide on, unless the visitor prefers reduced motion.',
  },
  do: [
    'Offer keys and buttons as well: plus, minus and 0.',
    'Reset it when another picture is shown.',
    'Load the picture in the size of the window.',
  ],
  dont: [
    'Don’t put it into the flow of a page: fingers would no longer scroll it, and the wheel would enlarge before it scrolls.',
    'Don’t use it for text: browsers enlarge text themselves.',
  ],
  keyboard: {},
  limits: ['It answers pointers only: what shows it has to offer keys and buttons.'],
};
