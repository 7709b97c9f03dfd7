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

/** The status of HeroNotFound. */
export const heroNotFoundStatus = 'stable';
