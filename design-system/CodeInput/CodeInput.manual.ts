import type { PrimitiveManual } from '../manual.ts';

/** The manual of CodeInput. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A one-time code of a few digits that the visitor has just received: one field, drawn as one box per digit. The boxes show how long the code is.',
  insteadOf: {
    TextInput: 'for codes of more than six characters, or with letters',
  },
  anatomy: {
    Label: 'What to enter; the name of the field.',
    Help: 'Optional, under the label: where the code was sent.',
    Boxes:
      'One digit each. Screen readers, phones that offer the code from the text message, and password managers see one field.',
    Error: 'Under the boxes; announced when it appears.',
  },
  do: [
    'Move the focus to the button that sends the code in `onComplete`.',
    'Clear the error when a digit changes.',
    'Offer to send the code again.',
  ],
  dont: [
    'Don’t send the code when it is complete: visitors check it first.',
    'Don’t use it for secrets that are kept, such as a PIN: the digits are visible.',
  ],
  keyboard: {
    Digit: 'Fills the box, or replaces its digit, and moves to the next box.',
    'Left arrow, Right arrow': 'Move between the boxes.',
    'Home, End': 'Move to the first or last box.',
    Backspace:
      'Empties the box; in an empty box, the one before. The other digits stay where they are.',
    Delete: 'Empties the box.',
    'Shift + arrows, Ctrl A': 'Select several boxes, to copy, replace or empty them.',
    Paste: 'Fills the boxes with the first characters.',
    Enter: 'Sends the form.',
  },
  limits: ['The digits are visible to everybody who sees the screen.'],
};
