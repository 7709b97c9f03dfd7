import type { PrimitiveManual } from '../manual.ts';

/** The manual of Turntable. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'An object seen from all sides: pictures in turning order that visitors drag around. For things whose shape decides, such as a car or its interior.',
  insteadOf: {
    Carousel: 'for pictures of different things',
    Video: 'for a film',
    Picture: 'for one side of a thing',
  },
  anatomy: {
    Object: 'Turns by itself at first; fills its frame and is never cropped.',
    'Start and stop': 'Always visible. Dragging and the arrow keys stop it too.',
    Spinner: 'Until the first picture is loaded.',
    Fallback: 'If no picture can be loaded.',
  },
  do: [
    'Render it when the visitor opens it: it loads all of its pictures.',
    'Use 24 to 72 pictures; fewer look jerky.',
    'Say in `label` what is turned: “Volvo V60, outside”.',
  ],
  dont: [
    'Don’t show anything only in the turn: it needs script and many pictures.',
    'Don’t place two of them beside each other.',
    'Don’t mix pictures of different sizes.',
  ],
  keyboard: {
    Tab: 'Moves to the object, then to the button.',
    'Left arrow, Right arrow': 'Turn it by one picture.',
    'Enter, Space': 'Start or stop it while the button has the focus.',
  },
  limits: [],
};
