import type { PrimitiveManual } from '../manual.ts';

/** The manual of BottomSheet. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Keeps a summary within reach on phones: its title stays at the lower edge of the window, and the rest opens over the page.',
  insteadOf: {
    Drawer: 'for what opens from a button of the page and leaves nothing behind',
    Dialog: 'for a task that deserves full attention',
    Accordion: 'for content within the page',
  },
  anatomy: {
    Bar: 'The closed sheet, 72 px high: title and badge. All of it opens the sheet.',
    Head: 'Title, badge and the button that closes the open sheet. It can be dragged.',
    Content: 'Scrolls if it doesn’t fit in 80 % of the window’s height.',
  },
  do: [
    'Show the same content beside the page in windows of 1024 px and more, where there is no sheet.',
    'Put the number of chosen things into the badge.',
  ],
  dont: [
    'Don’t put the only way forward into it.',
    'Don’t have two sheets, or a sheet and a bar of another kind, on one page.',
  ],
  keyboard: {
    'Enter, Space': 'Open the sheet.',
    'Tab, Shift Tab': 'Move within the open sheet; the focus doesn’t leave it.',
    Escape: 'Closes it and returns the focus to the bar.',
    'Arrow keys': 'Scroll the content while it has the focus.',
  },
  limits: [],
};
