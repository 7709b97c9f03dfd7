import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, image, link, multilist, number, text } from '#domain/content/declare.ts';
import type { TextOverPicture } from '#domain/content/textOverPicture.ts';
import { veilStrength } from '#themes/veilStrength.ts';

/** The CMS fields of Carousel. */
export const carouselFields = {
  title: text({
    name: 'Title',
    help: 'What the slides are about, as a heading above them. It is optional.',
  }),
  slides: multilist({
    name: 'Slides',
    help: 'The slides. Visitors rarely look at more than five. A slide with neither picture nor title is left out.',
    required: true,
    entries: {
      image: image({
        name: 'Image',
        help: 'The picture (2:1), which fills the slide.',
        required: true,
      }),
      imagePhone: image({
        name: 'ImagePhone',
        help: 'A different picture for phones (3:4). Without it, phones show Image.',
      }),
      title: text({ name: 'Title', help: 'The message of the slide, in a few words.' }),
      text: text({ name: 'Text', help: 'One short sentence.' }),
      link: link({ name: 'Link', help: 'Where the slide leads, as a button on it.' }),
    },
  }),
  autoPlay: checkbox({
    name: 'AutoPlay',
    help: 'Advances the slides automatically. Visitors can pause it, and it is off for visitors whose system is set to reduce motion.',
    fallback: true,
  }),
  autoPlaySeconds: number({
    name: 'AutoPlaySeconds',
    help: 'How long each slide is shown, in seconds.',
    fallback: 5,
    min: 2,
    max: 30,
  }),
  hasSearchBox: checkbox({ name: 'HasSearchBox', help: 'Adds a search box under the slides.' }),
  searchUrl: link({
    name: 'SearchUrl',
    help: 'The page that shows the results. It gets the visitor’s words as the parameter keyphrase.',
  }),
  searchPlaceholder: text({
    name: 'SearchPlaceholderText',
    help: 'The placeholder of the search box.',
  }),
};

/** The texts that Carousel shows over the pictures of its slides. */
export const carouselTextOverPicture: TextOverPicture = {
  list: 'slides',
  picture: 'image',
  phonePicture: 'imagePhone',
  texts: [
    { prop: 'title', size: 'large' },
    { prop: 'text', size: 'normal' },
  ],
  veil: veilStrength,
  areas: [
    { width: 375, ratio: 0.75, left: 4, top: 72, right: 96, bottom: 98 },
    { width: 1280, ratio: 2.18, left: 2, top: 74, right: 62, bottom: 98 },
  ],
};

/** The status of Carousel. */
export const carouselStatus = 'stable';

/** The editors’ manual of Carousel, without its fields. */
export const carouselManual: BlockManual = {
  purpose:
    'Large pictures with short texts, one at a time. They advance automatically, and visitors can pause them.',
  useWhen: [
    'A few equally important offers share the most prominent place on a page.',
    'Each picture is strong enough to be shown on its own.',
  ],
  avoidWhen: [
    'One of them matters most: show it in a HeroBanner, since few visitors see the third slide.',
    'Visitors should compare: use a CardList or StageRow, which show several at once.',
  ],
};
