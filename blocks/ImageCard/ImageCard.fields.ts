import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, link, text } from '#domain/content/declare.ts';
import type { TextOverPicture } from '#domain/content/textOverPicture.ts';
import { veilStrength } from '#themes/veilStrength.ts';

/** The CMS fields of ImageCard. */
export const imageCardFields = {
  image: image({
    name: 'Image',
    help: 'The picture (4:3; others are cropped). A dark gradient behind the text covers its lower half.',
    required: true,
  }),
  title: text({ name: 'Title', help: 'What the card is about, in a few words.', required: true }),
  text: text({ name: 'Text', help: 'One short sentence under the title.', isParagraph: true }),
  link: link({ name: 'Link', help: 'Where the card leads. The whole card is the link.' }),
};

/** The placeholders that ImageCard suits. */
export const imageCardSuits = ['headless-main', 'card-list', 'stage-row'] as const;

const foot = { left: 4, top: 70, right: 96, bottom: 97 };

/** The texts that ImageCard shows over its picture: alone it is a banner, and in a list upright. */
export const imageCardTextOverPicture: TextOverPicture = {
  picture: 'image',
  texts: [
    { prop: 'title', size: 'large' },
    { prop: 'text', size: 'normal' },
  ],
  veil: veilStrength,
  areas: [
    { width: 375, ratio: 0.81, ...foot },
    { width: 1280, ratio: 2.85, ...foot, left: 1 },
    { width: 1280, ratio: 0.9, ...foot },
  ],
};

/** The status of ImageCard. */
export const imageCardStatus = 'stable';

/** The editors’ manual of ImageCard, without its fields. */
export const imageCardManual: BlockManual = {
  purpose: 'A picture with a short text on it. The whole card is a link.',
  useWhen: ['The picture makes visitors want to go there: places, moods, models.'],
  avoidWhen: ['There is more text than a title and a sentence: use Card, which has room for it.'],
};
