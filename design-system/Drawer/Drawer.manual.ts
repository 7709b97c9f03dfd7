import type { PrimitiveManual } from '../manual.ts';

/** The manual of Drawer. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A panel at an edge of the window for filters, menus and summaries. The visitor stays on the page and sees part of it.',
  insteadOf: {
    Dialog: 'for a task that deserves full attention',
    DropdownMenu: 'for a few actions',
    Accordion: 'for filters that are visible beside the list on large screens',
  },
  anatomy: {
    Trigger: 'The control that opens it, which gets the focus back.',
    'Title and close button': 'Stay visible at the top.',
    Content: 'Scrolls if it doesn’t fit.',
    Actions: 'Optional. Stay visible at the bottom, such as “Show 24 cars”.',
  },
  do: [
    'Use `bottom` on phones for what the thumb must reach.',
    'Show the effect of a choice on the button that closes it.',
  ],
  dont: [
    'Don’t lose choices when it is closed by Escape or a press outside.',
    'Don’t put the main content of a page into it.',
  ],
  keyboard: {
    'Tab, Shift Tab': 'Move within the drawer; the focus doesn’t leave it.',
    Escape: 'Closes it and returns the focus.',
    'Arrow keys': 'Scroll the content while it has the focus.',
  },
  limits: ['Without script, it can’t be opened.'],
};
