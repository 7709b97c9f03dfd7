import { checkbox, image, link, media, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of Blurb. */
export const blurbFields = {
  title: text({ name: 'Title', help: 'The heading. Without it the text stands alone.' }),
  titleTag: titleTag('h2'),
  richText: richText({ name: 'RichText', help: 'The text: up to three short paragraphs.' }),
  link: link({ name: 'Link', help: 'Where to read on, as a button under the text.' }),
  reverse: checkbox({
    name: 'Reverse',
    help: 'Puts the text at the left and the picture at the right. Phones show the picture first either way.',
  }),
  backgroundColor: backgroundColor(),
  useTextAnimations: checkbox({
    name: 'UseTextAnimations',
    help: 'Lets the text rise into place, once, when a visitor scrolls to it.',
  }),
  useMediaAnimations: checkbox({
    name: 'UseMediaAnimations',
    help: 'Lets the picture rise into place, once, when a visitor scrolls to it.',
  }),
  imageDesktop: image({
    name: 'ImageDesktop',
    help: 'The picture (4:3; others are cropped). With a film it is what shows until the film plays.',
  }),
  imagePhone: image({
    name: 'ImagePhone',
    help: 'Another picture for phones, below 768 px. Without it they show ImageDesktop.',
  }),
  videoDesktop: media({
    name: 'VideoDesktop',
    help: 'A film instead of the picture, from 768 px on. It loops without sound. Beside a WebM lies the same film as MP4, with the same name, for browsers that don’t play WebM.',
  }),
  videoPhone: media({
    name: 'VideoPhone',
    help: 'The film for phones. Without it they show VideoDesktop.',
  }),
  youtubeId: text({
    name: 'YoutubeID',
    help: 'The eleven characters behind v= in the address of a YouTube video. Nothing is fetched from YouTube before the visitor presses play. A film of our own wins over it.',
  }),
  hasControlBar: checkbox({
    name: 'HasControlBar',
    help: 'Adds a bar to the film: play or pause, and sound on or off.',
  }),
};
