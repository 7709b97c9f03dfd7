import { checkbox, choice, image, link, media, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../fields/titleTag.ts';

/** The CMS fields that all heroes have. */
export const heroFields = {
  content: choice({
    name: 'Content',
    help: 'What stands behind the text: a picture, or a film that plays by itself without sound.',
    choices: { Image: 'image', Video: 'video' },
    fallback: 'image',
  }),
  image: image({
    name: 'Image',
    help: 'The picture, wide (2:1). Behind a film it is what shows until the film plays, and what visitors see who asked for less movement. A banner with Content Image and no picture is not shown.',
  }),
  imagePhone: image({
    name: 'ImagePhone',
    help: 'The picture for phones, upright (3:4), shown below 768 px. Without it phones crop Image.',
  }),
  videoDesktop: media({
    name: 'VideoDesktop',
    help: 'The film from 768 px on. It loops without sound; keep it under 4 MB. Beside a WebM lies the same film as MP4, with the same name, for browsers that don’t play WebM.',
  }),
  videoPhone: media({
    name: 'VideoPhone',
    help: 'The film for phones, upright. Without it phones crop VideoDesktop.',
  }),
  title: text({
    name: 'Title',
    help: 'The headline: two to six words say most.',
  }),
  titleTag: titleTag('h1'),
  text: richText({
    name: 'Text',
    help: 'One or two sentences under the headline.',
  }),
  textColor: choice({
    name: 'TextColor',
    help: 'Black for light pictures. The picture is veiled towards the other colour, so that the text can always be read.',
    choices: { White: 'white', Black: 'black' },
    fallback: 'white',
  }),
  link: link({
    name: 'Link',
    help: 'Where to go on, as a button.',
  }),
  buttonType: choice({
    name: 'ButtonType',
    help: 'How loud the button is. Beside a search bar choose Secondary or a ghost: one main action a view.',
    choices: {
      Primary: 'primary',
      Secondary: 'secondary',
      Ghost: 'ghost',
      'Ghost Contrast': 'ghost-contrast',
    },
    fallback: 'primary',
  }),
  variant: choice({
    name: 'Variant',
    help: 'FullScreen fills the window.',
    choices: { Default: 'default', FullScreen: 'full-screen' },
    fallback: 'default',
  }),
  contentPlacement: choice({
    name: 'ContentPlacement',
    help: 'Where the text stands over the picture. On phones Center is a little above the middle, clear of what upright pictures show below.',
    choices: { Top: 'top', Center: 'center', Bottom: 'bottom' },
    fallback: 'center',
  }),
  centerContent: checkbox({
    name: 'CenterContent',
    help: 'Centres headline, text and button instead of lining them up at the left.',
  }),
  hasMarginTop: checkbox({
    name: 'HasMarginTop',
    help: 'Leaves air between the banner and what is above it. A header on the banner’s picture stays on it.',
  }),
};

/** The placeholders of a hero's search bar. */
export const heroSearchFields = {
  searchPlaceholder: text({
    name: 'SearchBarPlaceholderText',
    help: 'What the empty search bar says on phones: two or three words.',
  }),
  searchPlaceholderDesktop: text({
    name: 'SearchBarPlaceholderTextDesktop',
    help: 'What the empty search bar says from 768 px on. Without it the phone’s text is used.',
  }),
};

/** The fields of every hero that editors can't see on the page. */
export const unseenHeroFields = [
  'imagePhone',
  'videoDesktop',
  'videoPhone',
  'searchPlaceholder',
  'searchPlaceholderDesktop',
] as const;
