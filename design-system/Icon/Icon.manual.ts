import type { PrimitiveManual } from '../manual.ts';

/** The manual of Icon. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A line icon in the colour of the text. Beside a text it is decoration; alone it needs a name.',
  insteadOf: {
    IconButton: 'for an icon that can be pressed',
    Picture: 'for photographs, logos and illustrations',
  },
  anatomy: {
    Shape: 'One of the names in the sprite, which browsers cache.',
    Name: 'The `label`, only if no text beside it says the same.',
  },
  do: [
    'Use `s` beside small text, `m` beside text, `l` alone.',
    'Use the same icon for the same thing everywhere.',
  ],
  dont: [
    'Don’t set a `label` beside a text of the same meaning: it would be read twice.',
    'Don’t colour an icon to give it a meaning of its own.',
  ],
  keyboard: {},
  limits: [],
};
