import type { PrimitiveManual } from '../manual.ts';

/** The manual of Skeleton. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Holds the place of content that is loading, in its shape: lines of text, a picture, a portrait. BusyRegion around it announces the loading.',
  insteadOf: {
    Spinner: 'if the shape of the content is unknown',
    ProgressBar: 'if the progress is known',
  },
  anatomy: {
    Text: 'Lines in the height of a text style; the last one is shorter.',
    Box: 'A picture, a field or a button.',
    Circle: 'A portrait or a round icon.',
    BusyRegion: 'Says “Loading cars” and later “24 cars” to screen readers.',
  },
  do: [
    'Build it from the same layout as the content, so that nothing moves.',
    'Show as many as will probably come.',
  ],
  dont: [
    'Don’t keep it after a failure; show a Message with a way to try again.',
    'Don’t use it without a BusyRegion: it is silent by itself.',
  ],
  keyboard: {},
  limits: [],
};
