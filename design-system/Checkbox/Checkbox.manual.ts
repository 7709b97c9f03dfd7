import type { PrimitiveManual } from '../manual.ts';

/** The manual of Checkbox. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A single consent, or one of several options that can be combined. The value counts when the form is sent.',
  insteadOf: {
    RadioGroup: 'for one choice out of several',
    Chip: 'for filters that apply at once, in a row',
    Select: 'for one choice out of many',
  },
  anatomy: {
    Box: 'Empty, ticked, or with a dash if only some of its sub-options are ticked.',
    Label: 'May contain links, such as to the privacy policy.',
    Help: 'Optional. Explains the choice.',
    Error: 'Says what is wrong and how to fix it, and is announced.',
  },
  do: [
    'Word the label positively: “Send me offers”.',
    'Group related checkboxes in a FieldGroup with a legend.',
    'Use `card` for options that need an explanation.',
  ],
  dont: [
    'Don’t tick a consent in advance: it doesn’t count as one.',
    'Don’t use it for an effect without sending a form, unless it is a filter.',
  ],
  keyboard: {
    Tab: 'Moves to the box.',
    Space: 'Ticks or clears it.',
  },
  limits: [],
};
