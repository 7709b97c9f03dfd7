import type { PrimitiveManual } from '../manual.ts';

/** The manual of Dialog. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Interrupts the page for one short task that must be finished or dismissed, such as comparing cars. The page behind can’t be used meanwhile.',
  insteadOf: {
    Drawer: 'for filters and summaries beside the page',
    Message: 'for a notice that doesn’t need an answer',
    Accordion: 'for further details on the page',
  },
  anatomy: {
    Trigger: 'The control that opens it, which gets the focus back.',
    'Title and description': 'Announced when it opens.',
    'Close button': 'Always in the top corner.',
    Content: 'Scrolls if it doesn’t fit.',
    Actions: 'Optional. Always visible below the content.',
    Veil: 'Covers the page. A press on it closes the dialog.',
  },
  do: [
    'Say in the title what the visitor does here.',
    'Put the main action last among the actions.',
    'Use size `l` only for tables and galleries.',
  ],
  dont: [
    'Don’t open it without a press of the visitor.',
    'Don’t open a dialog from a dialog.',
    'Don’t use it for a form of many fields; give it a page of its own.',
  ],
  keyboard: {
    'Tab, Shift Tab': 'Move within the dialog; the focus doesn’t leave it.',
    Escape: 'Closes it and returns the focus.',
    'Arrow keys': 'Scroll the content while it has the focus.',
  },
  limits: ['Without script, it can’t be opened.'],
};
