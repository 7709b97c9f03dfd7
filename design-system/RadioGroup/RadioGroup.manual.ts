import type { PrimitiveManual } from '../manual.ts';

/** The manual of RadioGroup. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'One choice out of two to about six, all of them visible. Answers one question of a form.',
  insteadOf: {
    Select: 'for more than about six options',
    Checkbox: 'for options that can be combined, or a single consent',
    Chip: 'for filters that can be switched on and off',
  },
  anatomy: {
    Legend: 'The question, which is the name of the group.',
    Help: 'Optional, under the legend.',
    Options: 'A circle and a label each, with an optional explanation.',
    Error: 'Under the options; announced when it appears.',
  },
  do: [
    'Put the options into an order that can be expected.',
    'Use `card` for two to four options that need an explanation.',
    'Offer “None of these” if that is an answer: a radio button can’t be cleared.',
  ],
  dont: ['Don’t preselect an option that costs money.', 'Don’t use `row` for long labels.'],
  keyboard: {
    Tab: 'Moves into the group, to the selected option, and out of it.',
    'Arrow keys': 'Select the next or previous option.',
    Space: 'Selects the option that has the focus.',
  },
  limits: [],
};
