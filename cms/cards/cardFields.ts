import { image, link, richText, text } from '#domain/content/declare.ts';
import { iconChoice } from '../fields/iconChoice.ts';

/** The CMS fields of Card and ListCard. */
export const cardFields = {
  title: text({ name: 'Title', help: 'What the card is about, in a few words.', required: true }),
  text: richText({
    name: 'Text',
    help: 'One or two sentences. Links in it stay links of their own.',
  }),
  image: image({ name: 'Image', help: 'The picture (4:3; others are cropped).' }),
  icon: iconChoice('A sign for what the card is about, on the picture or in its place.'),
  link: link({
    name: 'Link',
    help: 'Where the card leads. The whole card answers to the pointer.',
  }),
  buttonText: text({
    name: 'ButtonText',
    help: 'What the link at the foot says. Left empty it says the link’s own text.',
  }),
};
