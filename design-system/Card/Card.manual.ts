import type { PrimitiveManual } from '../manual.ts';

/** The manual of Card. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'One thing out of several, such as a service, a model or an article, with picture, title, text, facts and one link. CardGrid aligns the parts of neighbouring cards; OverlayCard has its text over the picture.',
  insteadOf: {
    Message: 'for a notice in a frame',
    Table: 'for comparing many values of several things',
    Stack: 'for content that is only grouped and leads nowhere',
  },
  anatomy: {
    Picture:
      'Optional. On top, or beside the text in `row` and `feature`; always on top on phones.',
    'Badge and icon': 'Optional. On the picture, or in its place.',
    Title: 'A Heading, which may contain the link.',
    Text: 'Two or three lines. Links in it can be pressed separately.',
    Facts: 'Optional. Terms and values that visitors compare across cards.',
    Action: 'The card’s link, at the bottom.',
  },
  do: [
    'Place several in a CardGrid: titles, facts and actions then line up, however long the texts are.',
    'Give each card one destination; by default the whole card follows it.',
    'Use `feature` for a single card, and `row` for lists.',
  ],
  dont: [
    'Don’t set `hitArea="link"` only for looks: a large target is easier to press.',
    'Don’t put two buttons into a card; link to a page that offers both.',
    'Don’t use OverlayCard for long texts: they hide the picture.',
  ],
  keyboard: {
    Tab: 'Moves to links in the text and to the card’s link, in reading order.',
    Enter: 'Follows the link that has the focus. The focus ring surrounds the whole card.',
  },
  limits: [],
};
