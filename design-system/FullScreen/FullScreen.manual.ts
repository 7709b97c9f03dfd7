import type { PrimitiveManual } from '../manual.ts';

/** The manual of FullScreen. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose: 'Shows pictures or films as large as the window, on a dark ground, without the page.',
  insteadOf: {
    Dialog: 'for a task or a text',
    Drawer: 'for filters and summaries beside the page',
  },
  anatomy: {
    Title: 'Only for screen readers.',
    Head: 'Controls, and the close button in the corner.',
    Content: 'Everything between head and foot.',
    Foot: 'Optional, such as thumbnails. Hidden in low windows.',
  },
  do: [
    'Render it only while it is open.',
    'Load its code when the visitor wants it: few do.',
    'Show the whole picture, not cropped.',
  ],
  dont: [
    'Don’t open it without a press of the visitor.',
    'Don’t show anything that isn’t on the page too.',
  ],
  keyboard: {
    'Tab, Shift Tab': 'Move within it; the focus doesn’t leave it.',
    Escape: 'Closes it and returns the focus.',
  },
  limits: [],
};
