import { image, link, text } from '#domain/content/declare.ts';

/** The CMS fields of ImageCard. */
export const imageCardFields = {
  image: image({
    name: 'Image',
    help: 'The picture (4:3; others are cropped). A dark gradient behind the text covers its lower half.',
    required: true,
  }),
  title: text({ name: 'Title', help: 'What the card is about, in a few words.', required: true }),
  text: text({ name: 'Text', help: 'One short sentence under the title.' }),
  link: link({ name: 'Link', help: 'Where the card leads. The whole card is the link.' }),
};

/** The status of ImageCard. */
export const imageCardStatus = 'stable';
