import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
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

/** The editors’ manual of CTABanner, without its fields. */
export const ctaBannerManual: BlockManual = {
  purpose:
    'One clear call to action across the page: a title, a sentence, a main button and a secondary one.',
  useWhen: [
    'Visitors know enough to act: at the end of a page, or between two topics.',
    'There is exactly one thing they should do next.',
  ],
  avoidWhen: [
    'The page already has a call to action: two weaken each other.',
    'It needs an explanation first: use Blurb, which has room for one and a button as well.',
  ],
};
