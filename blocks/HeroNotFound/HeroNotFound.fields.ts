import { image, link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of HeroNotFound. */
export const heroNotFoundFields = {
  title: text({
    name: 'Title',
    help: 'That there is no such page, kindly. Left empty, the site’s own words stand here.',
  }),
  text: richText({
    name: 'Text',
    help: 'What may have happened and where to go. Left empty, the site’s own words stand here.',
  }),
  image: image({
    name: 'Image',
    help: 'A calm picture beside the words (4:3; others are cropped).',
  }),
  link: link({ name: 'Link', help: 'The best way on. Left empty it leads to the start page.' }),
  secondLink: link({ name: 'SecondLink', help: 'Another way, such as the search.' }),
};
