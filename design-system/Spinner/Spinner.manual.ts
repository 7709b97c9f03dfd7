import type { PrimitiveManual } from '../manual.ts';

/** The manual of Spinner. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose: 'Shows that something is loading, if neither its duration nor its shape is known.',
  insteadOf: {
    Skeleton: 'if the shape of the content is known',
    ProgressBar: 'if the progress is known',
    Button: 'for the wait after a press: it has a ring of its own (`loading`)',
  },
  anatomy: {
    Ring: 'Turns; with reduced motion it slowly fades in and out instead.',
    Label: 'Visible or for screen readers only: what is loading.',
  },
  do: ['Say what is loading: “Loading free times”.', 'Place it where the content will appear.'],
  dont: [
    'Don’t show several at once.',
    'Don’t keep it beyond some seconds without a word; show a Message.',
  ],
  keyboard: {},
  limits: [],
};
