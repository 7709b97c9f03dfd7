import type { PrimitiveManual } from '../manual.ts';

/** The manual of Combobox. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A text field that suggests options while visitors type: towns, workshops, addresses. Any text may be sent.',
  insteadOf: {
    Select: 'for a choice out of known values',
    TextInput: 'for texts that can’t be suggested',
  },
  anatomy: {
    Text: 'What visitors type.',
    List: 'Opens below the field with the first suggestion.',
    Group: 'A heading above options of one kind.',
    Note: 'A message below the field when nothing matches, or when options couldn’t be loaded, with a button to try again.',
    Option: 'A suggestion, with an optional detail that tells it from others.',
  },
  do: [
    'Put it into a Field, which gives it a label.',
    'Suggest what is known without a request at once, and load the rest.',
    'Name the groups, even if there is only one.',
    'Make the form work with the typed text alone, or with options that need no request.',
    'Pass `failed` and `onRetry` with loaded options, and say what visitors can do instead.',
  ],
  dont: [
    'Don’t choose an option for visitors when they leave the field, unless they typed its whole name (`isNamedBy`).',
    'Don’t show more than about fifteen options.',
  ],
  keyboard: {
    'Down arrow, Up arrow': 'Move to the next or previous option, then back to the text.',
    'Home, End': 'Move to the first or last option while one is active.',
    Enter:
      'Chooses the active option, or the one that the text names in full; without one, sends the form.',
    Escape: 'Closes the list and keeps the text.',
  },
  limits: [],
};
