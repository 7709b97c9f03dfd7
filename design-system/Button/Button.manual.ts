import type { PrimitiveManual } from '../manual.ts';

/** The manual of Button. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Starts an action: sends a form, opens a dialog, loads more cars. ButtonLink looks the same and leads to another page, for calls to action.',
  insteadOf: {
    Link: 'for navigation within a text or a list',
    IconButton: 'for well-known symbols with little space, such as closing',
    DropdownMenu: 'for several actions on the same thing',
    Chip: 'for an option that is switched on and off',
  },
  anatomy: {
    'Leading icon': 'Optional. Illustrates the action.',
    Label: 'A verb, and the thing it acts on: “Book a test drive”.',
    'Trailing icon': 'Optional. An arrow for ButtonLinks that lead on.',
    'Loading ring': 'Replaces the content while work is in progress. The width stays.',
  },
  do: [
    'Use one `primary` button per view, for the main action.',
    'Set `loading` for every action that waits for an answer; a second press is ignored meanwhile.',
    'Use `ghost-contrast` on pictures and films.',
    'Keep a button enabled and say what is missing when it is pressed.',
  ],
  dont: [
    'Don’t disable a button without explaining beside it what is missing.',
    'Don’t use `primary` twice side by side: nobody knows which one matters.',
    'Don’t shorten long labels: they break onto a second line.',
  ],
  keyboard: {
    Tab: 'Moves to the button, also if it is disabled or loading.',
    'Enter, Space': 'Presses it. A ButtonLink reacts to Enter only, as all links do.',
  },
  limits: [],
};
