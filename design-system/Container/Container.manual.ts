import type { PrimitiveManual } from '../manual.ts';

/** The manual of Container. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'Centres the content of a section in the page column, with the brand’s margin at both sides. Every section has exactly one.',
  insteadOf: {
    Grid: 'for columns within the content',
    Stack: 'for the space between the parts of a section',
  },
  anatomy: {
    Column: '1440 px for content, 68 characters for text, or the full width.',
    Gutters: 'The margin at both sides, which depends on brand and width of the window.',
  },
  do: [
    'Let the ground of the section span the window, and put the Container inside it.',
    'Use `text` for articles: long lines are hard to read.',
    'Set `as` to the element that the section needs.',
  ],
  dont: [
    'Don’t nest containers: the gutters add up.',
    'Don’t set a maximum width of your own: neighbouring sections no longer line up.',
  ],
  keyboard: {},
  limits: [],
};
