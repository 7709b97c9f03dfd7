import type { PrimitiveManual } from '../manual.ts';

/** The manual of TextInput. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A line of text in a form: a name, a phone number, an e-mail address. Its type brings up the right keyboard on phones.',
  insteadOf: {
    Textarea: 'for more than one line',
    Select: 'for a choice out of known values',
    RangeSlider: 'for a range of numbers',
  },
  anatomy: {
    Prefix: 'Optional: an icon or a currency before the text.',
    Text: 'What visitors type.',
    Placeholder: 'Optional: an example, which disappears.',
    Suffix: 'Optional: a unit, or a button that clears it.',
  },
  do: [
    'Put it into a Field, which gives it a label.',
    'Set `type` and `autoComplete`: browsers then fill it in.',
    'Choose `width` by the expected length.',
  ],
  dont: [
    'Don’t use the placeholder as a label.',
    'Don’t use `type="number"` for postcodes and registration numbers; use `inputMode="numeric"` or text.',
    'Don’t refuse spaces in phone numbers.',
  ],
  keyboard: {
    Tab: 'Moves to the input, then to a button in the suffix.',
    Enter: 'Sends the form.',
  },
  limits: [],
};
