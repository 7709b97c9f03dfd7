import type { PrimitiveManual } from '../manual.ts';

/** The manual of DropdownMenu. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Several actions on the same thing behind one button, where they would be too many side by side.',
  insteadOf: {
    Select: 'for choosing a value in a form',
    Button: 'for one or two actions',
    Link: 'for navigation: a menu announces commands, and its arrow keys hide the links',
  },
  anatomy: {
    Trigger: 'A button with a label and a chevron, announced as expanded or collapsed.',
    Menu: 'Below the trigger, or above it where there is no room.',
    Action: 'An optional icon and a verb.',
  },
  do: [
    'Put the most frequent action first.',
    'Start each label with a verb.',
    'Use `align="end"` if the trigger is at the right edge.',
  ],
  dont: ['Don’t hide the main action of a page in it.', 'Don’t list links to pages.'],
  keyboard: {
    'Enter, Space, Down arrow': 'Open the menu and move to the first action.',
    'Up arrow, Down arrow': 'Move between the actions.',
    'Home, End': 'Move to the first or last action.',
    'A letter': 'Moves to the next action that begins with it.',
    Enter: 'Runs the action and closes the menu.',
    Escape: 'Closes the menu; the trigger gets the focus.',
  },
  limits: ['Without script, it can’t be opened.'],
};
