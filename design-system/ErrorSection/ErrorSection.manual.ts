import type { PrimitiveManual } from '../manual.ts';

/** The manual of ErrorSection. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Replaces a section, or the whole content of a page, that could not be shown. Says so calmly and offers to reload.',
  insteadOf: {
    Message: 'for an error in a part of a working section',
    FormErrorSummary: 'for errors in a form',
    Skeleton: 'while the content is still loading',
  },
  anatomy: {
    Title: 'A heading.',
    Body: 'Says that a section could not be shown.',
    'Component note': 'Optional and small: names the component for people who fix it.',
    Advice: 'What the visitor can do.',
    'Reload button': 'Loads the page again.',
    Phone: 'Optional. A number to call instead.',
  },
  do: [
    'Set `level` to that of the heading it replaces.',
    'Offer a phone number where visitors would lose a booking.',
  ],
  dont: [
    'Don’t use it for an empty list: nothing went wrong there.',
    'Don’t show technical details to visitors.',
  ],
  keyboard: {
    Tab: 'Moves to the reload button, then to the phone number.',
    'Enter, Space': 'Reloads the page.',
  },
  limits: [],
};
