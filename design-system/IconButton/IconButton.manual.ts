import type { PrimitiveManual } from '../manual.ts';

/** The manual of IconButton. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A button with only an icon, for actions whose symbol everybody knows: close, previous, next, pause, copy.',
  insteadOf: {
    Button: 'for all actions that need a word',
    Icon: 'for an icon that does nothing',
    DropdownMenu: 'for several actions behind one icon',
  },
  anatomy: {
    Icon: 'In the middle.',
    'Touch target': '44 px square at least; `l` is as tall as the brand’s Button.',
    Name: 'The `label`, which screen readers announce.',
  },
  do: [
    'Name the action, not the symbol: “Close”, not “Cross”.',
    'Use `ghost-contrast` on pictures.',
  ],
  dont: [
    'Don’t use it for the main action of a page.',
    'Don’t invent symbols: without a word they are a riddle.',
  ],
  keyboard: {
    Tab: 'Moves to the button, also if it is disabled.',
    'Enter, Space': 'Presses it.',
  },
  limits: [],
};
