import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of HeroNotFound. */
export const heroNotFoundFields = {
  title: text({
    name: 'Title',
    help: 'A friendly message that the page doesn’t exist. If empty, the site’s standard text is used.',
  }),
  text: richText({
    name: 'Text',
    help: 'What may have happened and where to go. If empty, the site’s standard text is used.',
  }),
  image: image({
    name: 'Image',
    help: 'A calm picture beside the text (4:3; others are cropped).',
  }),
  link: link({ name: 'Link', help: 'The most useful link. If empty, it leads to the start page.' }),
  secondLink: link({ name: 'SecondLink', help: 'Another link, such as to the search.' }),
};

/** The placeholders that HeroNotFound suits. */
export const heroNotFoundSuits = ['headless-main'] as const;

/** The status of HeroNotFound. */
export const heroNotFoundStatus = 'stable';

/** The editors’ manual of HeroNotFound, without its fields. */
export const heroNotFoundManual: BlockManual = {
  purpose: 'The hero of the not-found page: a friendly message and links.',
  useWhen: ['On the site’s not-found page, once, as its first block.'],
  avoidWhen: ['On any other page: use HeroBanner there.'],
};
