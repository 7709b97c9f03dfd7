import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, image, link, media, richText, text, youtube } from '#domain/content/declare.ts';

/** The CMS fields of Blurb. */
export const blurbFields = {
  title: text({ name: 'Title', help: 'The heading. It is optional.' }),
  titleTag: titleTag('h2'),
  richText: richText({ name: 'RichText', help: 'The text: up to three short paragraphs.' }),
  link: link({ name: 'Link', help: 'A page with more about it, as a button under the text.' }),
  reverse: checkbox({
    name: 'Reverse',
    help: 'Puts the text on the left and the picture on the right. Phones always show the picture first.',
  }),
  backgroundColor: backgroundColor(),
  useTextAnimations: checkbox({
    name: 'UseTextAnimations',
    help: 'Animates the text once, moving up into place, when a visitor scrolls to it.',
  }),
  useMediaAnimations: checkbox({
    name: 'UseMediaAnimations',
    help: 'Animates the picture once, moving up into place, when a visitor scrolls to it.',
  }),
  imageDesktop: image({
    name: 'ImageDesktop',
    help: 'The picture (4:3; others are cropped). With a film, it is shown until the film plays.',
  }),
  imagePhone: image({
    name: 'ImagePhone',
    help: 'A different picture for phones, below 768 px. Without it, phones show ImageDesktop.',
  }),
  videoDesktop: media({
    name: 'VideoDesktop',
    help: 'A film instead of the picture, from 768 px. It loops without sound. If it is a WebM, upload the same film as MP4 with the same name beside it, for browsers that don’t play WebM.',
  }),
  videoPhone: media({
    name: 'VideoPhone',
    help: 'The film for phones. Without it, phones show VideoDesktop.',
  }),
  youtube: youtube({
    name: 'YoutubeID',
    help: 'The address of a YouTube video, or the eleven characters after v= in it. Nothing is fetched from YouTube before the visitor presses play. It is ignored if VideoDesktop or VideoPhone is filled in.',
  }),
  hasControlBar: checkbox({
    name: 'HasControlBar',
    help: 'Adds controls to the film: play or pause, and sound on or off.',
  }),
};

/** The status of Blurb. */
export const blurbStatus = 'stable';

/** The editors’ manual of Blurb, without its fields. */
export const blurbManual: BlockManual = {
  purpose: 'A short text beside a picture, a film or a YouTube video.',
  useWhen: [
    'One idea needs a heading, a few sentences and a picture.',
    'A page tells a story step by step: tick Reverse on every second blurb.',
  ],
  avoidWhen: [
    'There are many short entries of the same kind: cards are easier to compare.',
    'The text has more than three paragraphs: it is easier to read without a picture beside it.',
  ],
};
