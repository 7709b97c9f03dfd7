import type { PrimitiveManual } from '../manual.ts';

/** The manual of Field. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Gives a control its label, help text, error and character count, and connects them for screen readers. FieldGroup does the same for several choices under one question.',
  insteadOf: {
    Checkbox: 'has its own label and error; no Field is needed',
    RadioGroup: 'has its own legend and error; no Field is needed',
  },
  anatomy: {
    Label: 'Above the control. With `mark` it says “optional” or shows an asterisk.',
    Help: 'Optional, under the label: the expected format, or why it is needed.',
    Control: 'A TextInput, Textarea or Select.',
    Error: 'Under the control, with an icon: what is wrong and how to fix it.',
    Count: 'Optional. Announced when the visitor pauses.',
  },
  do: [
    'Write labels of one to three words.',
    'Put the format into the help text, where it stays visible while typing.',
    'Word the error as an instruction: “Enter ten digits”.',
  ],
  dont: [
    'Don’t hide the label, except for a single search field with a button.',
    'Don’t show an error before the visitor has left the field or sent the form.',
    'Don’t mark required fields by colour alone.',
  ],
  keyboard: {
    Tab: 'Moves to the control. Label, help and error are announced with it.',
  },
  limits: [],
};
