import type { PrimitiveManual } from '../manual.ts';

/** The manual of Slider. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Selects one number of a calculation, such as a down payment, by a handle or by typing. The result beside it changes at once.',
  insteadOf: {
    RangeSlider: 'for a range with two ends',
    TextInput: 'for a number that visitors know exactly, such as a postcode',
    RadioGroup: 'for two or three numbers',
  },
  anatomy: {
    Label: 'Names the field and the handle.',
    Field: 'The chosen number, which can be typed.',
    Track: 'Filled up to the handle.',
    Ends: 'The lowest and the highest number.',
  },
  do: [
    'Limit typed numbers in `onValueChange`: the field shows the value that it gets back.',
    'Format numbers as the site does: “60 000”.',
    'Announce the result of the calculation after a pause.',
    'Render a `StillSlider` on the server if the slider is loaded later: it takes the same room.',
  ],
  dont: [
    'Don’t use it for filters: every move of the handle is reported.',
    'Don’t repeat the unit in the label: it is in the field.',
  ],
  keyboard: {
    Tab: 'Moves to the field, then to the handle.',
    'Arrow keys': 'Move the handle to the next stop.',
    'Home, End': 'Move the handle as far as it can go.',
    Enter: 'Applies a typed number at once and doesn’t send the form.',
  },
  limits: [],
};
