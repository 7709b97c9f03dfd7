import type { PrimitiveManual } from '../manual.ts';

/** The manual of Heading. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A heading of the page’s outline. Level and size are separate, so that the outline stays correct where the design needs another size.',
  insteadOf: {
    Text: 'for large text that is no heading: `lead` or `strong`',
    Accordion: 'for headings that open content',
  },
  anatomy: {
    Level: '1 to 6: the place in the outline, which screen readers announce.',
    Style: 'The size, by default that of its level.',
  },
  do: [
    'Use one level 1 per page.',
    'Go down one level at a time.',
    'Begin with the most telling word: many visitors only scan headings.',
  ],
  dont: [
    'Don’t choose a level for its size; set `style`.',
    'Don’t end a heading with a colon or full stop.',
  ],
  keyboard: {},
  limits: [],
};
