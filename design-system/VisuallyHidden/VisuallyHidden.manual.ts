import type { PrimitiveManual } from '../manual.ts';

/** The manual of VisuallyHidden. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose: 'Text for screen readers only, for what others see from layout, colour or an icon.',
  insteadOf: {
    Text: 'for everything that helps all visitors',
    Icon: 'has a `label` of its own',
  },
  anatomy: {
    Text: 'Invisible, takes no space, is read aloud.',
  },
  do: ['Use it for headings of sections that are obvious to the eye.', 'Keep it short.'],
  dont: [
    'Don’t put links or buttons into it: the focus would vanish.',
    'Don’t hide instructions that everybody needs.',
  ],
  keyboard: {},
  limits: [],
};
