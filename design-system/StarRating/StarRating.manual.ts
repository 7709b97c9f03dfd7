import type { PrimitiveManual } from '../manual.ts';

/** The manual of StarRating. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Asks how good something was, from one to five stars. A radio group that looks like stars.',
  insteadOf: {
    RadioGroup: 'for answers in words, or with another number of steps',
    Slider: 'for amounts',
  },
  anatomy: {
    Legend: 'The question, which is the name of the group.',
    Stars: 'Filled up to the chosen one. Each is read out as its number of stars.',
    Error: 'Under the stars; announced when it appears.',
  },
  do: ['Ask right after what is rated.', 'Let visitors skip it.'],
  dont: [
    'Don’t preselect a number of stars: most answers would be that number.',
    'Don’t show an average with it; it only asks.',
  ],
  keyboard: {
    Tab: 'Moves to the chosen star, or to the first, and out of the group.',
    'Arrow keys': 'Choose one star more or less.',
    Space: 'Chooses the star that has the focus.',
  },
  limits: [],
};
