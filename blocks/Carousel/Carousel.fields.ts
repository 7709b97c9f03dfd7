import { checkbox, image, link, multilist, number, text } from '#domain/content/declare.ts';

/** The CMS fields of Carousel. */
export const carouselFields = {
  title: text({
    name: 'Title',
    help: 'What the slides are about, as a heading above them. Without it they stand alone.',
  }),
  slides: multilist({
    name: 'Slides',
    help: 'The slides; three to five are looked at. A slide without picture and title is left out.',
    required: true,
    entries: {
      image: image({
        name: 'Image',
        help: 'The picture (2:1), which fills the slide.',
        required: true,
      }),
      imagePhone: image({
        name: 'ImagePhone',
        help: 'Another picture for phones (3:4). Without it they show Image.',
      }),
      title: text({ name: 'Title', help: 'What the slide says, in a few words.' }),
      text: text({ name: 'Text', help: 'One short sentence.' }),
      link: link({ name: 'Link', help: 'Where to go on, as a button on the slide.' }),
    },
  }),
  autoPlay: checkbox({
    name: 'AutoPlay',
    help: 'Goes on by itself. Visitors can stop it, and it stands still for those who asked their system for less movement.',
    fallback: true,
  }),
  autoPlaySeconds: number({
    name: 'AutoPlaySeconds',
    help: 'How long a slide stays, in seconds.',
    fallback: 5,
    min: 2,
    max: 30,
  }),
  hasSearchBox: checkbox({ name: 'HasSearchBox', help: 'Adds a search box under the slides.' }),
  searchUrl: link({
    name: 'SearchUrl',
    help: 'The page that finds. It gets the visitor’s words as keyphrase.',
  }),
  searchPlaceholder: text({
    name: 'SearchPlaceholderText',
    help: 'What the empty search box says.',
  }),
};
