import type { PrimitiveManual } from '../manual.ts';

/** The manual of Badge. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A label of one to three words about the state of a thing, such as “New”, “Sold” or the name of a campaign. Visitors read it and can’t press it.',
  insteadOf: {
    Chip: 'for tags, and for anything that can be selected or removed',
    Message: 'for a sentence that visitors should notice',
    Text: 'for facts in a list, such as year and mileage',
  },
  anatomy: {
    Icon: 'Optional. Carries the meaning together with the text for visitors who don’t see the colour.',
    Text: 'One to three words.',
    Ground: 'The colour of the tone.',
  },
  do: [
    'Choose the tone by meaning: `success` for available, `danger` for sold or expired.',
    'Keep `campaign` for offers, so that it keeps its effect.',
  ],
  dont: [
    'Don’t use more than two on a card: none of them stands out then.',
    'Don’t make it a link or a button: it has no focus ring and no touch target.',
    'Don’t rely on the colour alone; the text must say it too.',
  ],
  keyboard: {},
  limits: [],
};
