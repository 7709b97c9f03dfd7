import type { PrimitiveManual } from '../manual.ts';

/** The manual of FormErrorSummary. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Lists all errors above a form that could not be sent, with a link to each field. It gets the focus, so that nobody misses it.',
  insteadOf: {
    Field: 'shows the error of a single field; use both together',
    Message: 'for a form that could not be sent for another reason, such as an outage',
  },
  anatomy: {
    Title: 'Says that the form was not sent, and why.',
    Links: 'One per error, in the order of the fields.',
  },
  do: [
    'Use the same words as in the error of the field.',
    'Count `attempt` up with each attempt, so that the focus moves again.',
  ],
  dont: [
    'Don’t update the list while visitors type: they would lose their place.',
    'Don’t place it below the form.',
  ],
  keyboard: {
    Tab: 'Moves from the summary to the first link.',
    Enter: 'Moves the focus to the field; its label scrolls into view.',
  },
  limits: [],
};
