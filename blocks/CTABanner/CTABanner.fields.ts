import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { image, link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of CTABanner. */
export const ctaBannerFields = {
  title: text({ name: 'Title', help: 'The call to action, in one line.', required: true }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences: why, and what happens next.' }),
  link: link({ name: 'Link', help: 'What visitors should do, as the section’s main button.' }),
  secondLink: link({
    name: 'SecondLink',
    help: 'A secondary option for visitors who aren’t ready yet.',
  }),
  image: image({ name: 'Image', help: 'A picture beside the text (4:3; others are cropped).' }),
  backgroundColor: backgroundColor('brand'),
};

/** The status of CTABanner. */
export const ctaBannerStatus = 'stable';
