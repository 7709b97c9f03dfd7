import { image, link, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of CTABanner. */
export const ctaBannerFields = {
  title: text({ name: 'Title', help: 'The call, in one line.', required: true }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences: why, and what happens then.' }),
  link: link({ name: 'Link', help: 'What visitors should do, as the section’s main button.' }),
  secondLink: link({ name: 'SecondLink', help: 'A quieter way for those who aren’t ready yet.' }),
  image: image({ name: 'Image', help: 'A picture beside the words (4:3; others are cropped).' }),
  backgroundColor: backgroundColor('brand'),
};
