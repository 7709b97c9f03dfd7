import type { PrimitiveManual } from '../manual.ts';

/** The manual of Select. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'One choice out of many in a form, such as a workshop or a model year. Phones show their own list.',
  insteadOf: {
    RadioGroup: 'for up to about six options',
    Checkbox: 'for several choices at once',
    DropdownMenu: 'for actions',
    TextInput: 'for values that visitors know by heart',
  },
  anatomy: {
    Value: 'The selected option, or the placeholder.',
    Chevron: 'Shows that it opens.',
    Options: 'The list of the browser, with optional group headings.',
  },
  do: [
    'Put it into a Field, which gives it a label.',
    'Sort options alphabetically, or by number.',
    'Use groups for more than about fifteen options.',
  ],
  dont: [
    'Don’t reload or navigate when the value changes: keyboard users pass every option.',
    'Don’t use the placeholder as a label.',
  ],
  keyboard: {
    Tab: 'Moves to the control.',
    'Space, Alt Down arrow': 'Open the list.',
    'Up arrow, Down arrow': 'Select the previous or next option.',
    'A letter': 'Selects the next option that begins with it.',
    Escape: 'Closes the list.',
  },
  limits: ['The open list is the system’s: it has neither the font nor the colours of the brand.'],
};
