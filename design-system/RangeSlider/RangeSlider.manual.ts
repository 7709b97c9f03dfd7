import type { PrimitiveManual } from '../manual.ts';

/** The manual of RangeSlider. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Selects a range of numbers, such as price or mileage, by two handles or by typing. With bars it shows where most results are.',
  insteadOf: {
    TextInput: 'for a single exact number',
    RadioGroup: 'for a few fixed ranges',
  },
  anatomy: {
    Bars: 'Optional. Show how many results there are at each value.',
    Track: 'The selected part is filled.',
    Handles: 'One per end; they can meet but not pass each other.',
    Fields: 'The two numbers, which can be typed.',
  },
  do: [
    'Update the results in `onCommit`; use `onInput` only for a number beside the slider.',
    'Format numbers as the site does: “150 000”.',
    'Name both ends: “From” and “To”.',
  ],
  dont: [
    'Don’t use it where every number is equally likely to be meant exactly.',
    'Don’t treat the whole range as a filter: it excludes nothing.',
  ],
  keyboard: {
    Tab: 'Moves over both handles, then both fields.',
    'Arrow keys': 'Move a handle; the range applies after a pause of 1.5 seconds.',
    'Home, End': 'Move a handle as far as it can go.',
    Enter: 'Applies the range at once and doesn’t send the form.',
  },
  limits: [],
};
