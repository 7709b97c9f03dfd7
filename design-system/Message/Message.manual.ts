import type { PrimitiveManual } from '../manual.ts';

/** The manual of Message. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A notice within the page: information, success, a warning or an error, with at most one action.',
  insteadOf: {
    FormErrorSummary: 'for the errors of a form',
    ErrorSection: 'for a section that could not be shown',
    Badge: 'for one to three words on a card',
    Dialog: 'for a question that must be answered first',
  },
  anatomy: {
    Icon: 'Belongs to the tone.',
    Title: 'Optional. A heading with `titleLevel`, otherwise plain text.',
    Text: 'What happened, and what visitors can do.',
    Action: 'Optional. One button or link.',
    'Close button': 'Only with `dismissLabel`.',
  },
  do: [
    'Choose `polite` for answers to what the visitor did.',
    'Keep `assertive` for what can’t wait: it interrupts screen readers.',
    'Put it close to what it is about.',
  ],
  dont: [
    'Don’t use `danger` for missing results; that is `info`.',
    'Don’t let errors be dismissed before they are fixed.',
  ],
  keyboard: {
    Tab: 'Moves to links, the action and the close button.',
    'Enter, Space': 'Press the button that has the focus.',
  },
  limits: [],
};
