import type { PrimitiveManual } from '../manual.ts';

/** The manual of Picture. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A photograph or drawing in the size that the window needs. It keeps its space free while it loads, so that nothing moves.',
  insteadOf: {
    Icon: 'for symbols in the colour of the text',
    Video: 'for moving pictures',
  },
  anatomy: {
    Frame: 'The reserved space in the given aspect ratio.',
    Preview: 'Optional. A tiny blurred copy until the picture is loaded.',
    Picture: 'Cropped to the frame or shown whole.',
    'Phone picture': 'Optional. Another crop for windows narrower than 768 px.',
    'Alternative text': 'What it shows, for those who don’t see it.',
  },
  do: [
    'Describe in `alt` what matters here; leave it empty if the text beside it says the same.',
    'Give a picture that is cropped its focal point; a picture for phones has its own.',
    'Set `sizes` to the width on the page: it decides how much is downloaded.',
    'Give the largest picture at the top `priority="first"`, and only that one.',
  ],
  dont: [
    'Don’t put text into pictures: it can’t be read aloud, translated or enlarged.',
    'Don’t begin `alt` with “picture of”.',
    'Don’t omit width and height with the `natural` ratio: the page would move.',
  ],
  keyboard: {},
  limits: [
    'What its alternative text says is as good as editors write it; tests see only whether there is one.',
  ],
};
