import type { PrimitiveManual } from '../manual.ts';

/** The manual of Text. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose: 'Running text in the styles of the brand: a lead, body text, small print, labels.',
  insteadOf: {
    Heading: 'for headings',
    RichText: 'for formatted text of editors',
    Badge: 'for the state of a thing',
  },
  anatomy: {
    Style: 'Size and line height.',
    Tone: 'The colour, by meaning.',
    Figures: 'Digits of equal width for numbers in columns.',
  },
  do: [
    'Use `tabular` figures for prices, mileages and dates in columns.',
    'Use `muted` for what is less important, and `price` for prices.',
    'Set `as` to the right element, such as `dt` and `dd` for facts.',
  ],
  dont: [
    'Don’t centre texts of more than two lines.',
    'Don’t use `small` for anything visitors must read.',
  ],
  keyboard: {},
  limits: [],
};
