import type { PrimitiveManual } from '../manual.ts';

/** The manual of ProgressBar. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Shows how far something has come: the steps of a booking, an upload. Without a value it says only that something goes on.',
  insteadOf: {
    Spinner: 'for short waits without progress',
    Skeleton: 'for content that is loading',
    Breadcrumb: 'for the place of a page within the site',
  },
  anatomy: {
    Label: 'What is in progress. Visible, or for screen readers only.',
    'Value text': 'Optional: “Step 2 of 4”. Announced instead of a percentage.',
    Bar: 'Filled up to the value, or moving without one.',
  },
  do: [
    'Give a `valueText` for steps: “50 percent” says little about a form.',
    'Keep the bar in its place from step to step.',
  ],
  dont: [
    'Don’t let it run backwards.',
    'Don’t use it for a value that isn’t progress, such as the range of a battery.',
  ],
  keyboard: {},
  limits: [],
};
