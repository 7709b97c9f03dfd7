import type { PrimitiveManual } from '../manual.ts';

/** The manual of Textarea. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Text of several lines in a form, such as a message to the workshop. It grows with the text.',
  insteadOf: {
    TextInput: 'for a single line',
    RadioGroup: 'for answers that are known in advance',
  },
  anatomy: {
    Text: 'What visitors type.',
    Placeholder: 'Optional: an example, which disappears.',
    Count: 'From the Field around it, if the length is limited.',
  },
  do: [
    'Put it into a Field, which labels it and counts characters.',
    'Choose `lines` by the expected length: the size says how much is wanted.',
  ],
  dont: [
    'Don’t limit the length without showing the count.',
    'Don’t ask for several things in one field.',
  ],
  keyboard: {
    Tab: 'Moves to the control, and on: it doesn’t insert a tab.',
    Enter: 'Begins a new line.',
  },
  limits: [],
};
