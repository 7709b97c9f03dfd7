import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { image, richText, text, youtube } from '#domain/content/declare.ts';

/** The CMS fields of YoutubeVideo. */
export const youtubeVideoFields = {
  title: text({
    name: 'Title',
    help: 'The heading. It is also part of the play button’s accessible name.',
  }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What the video is about, in one or two sentences, for visitors who can’t play it.',
  }),
  youtube: youtube({
    name: 'YoutubeID',
    help: 'The address of a YouTube video, or the eleven characters after v= in it. If they are missing or invalid, the block is not shown. Nothing is fetched from YouTube before the visitor presses play. The video starts without sound.',
    required: true,
  }),
  image: image({
    name: 'Image',
    help: 'The picture behind the play button (16:9; others are cropped). Without it, the background is plain.',
  }),
  backgroundColor: backgroundColor(),
};

/** The status of YoutubeVideo. */
export const youtubeVideoStatus = 'stable';

/** The editors’ manual of YoutubeVideo, without its fields. */
export const youtubeVideoManual: BlockManual = {
  purpose: 'A full-width YouTube video under a heading and a short text.',
  useWhen: [
    'The video is the main content: a test drive, a guide, a film about a model.',
    'An article includes a film that is on YouTube.',
  ],
  avoidWhen: [
    'The video only accompanies a text: use a Blurb, which shows both side by side.',
    'A short, silent film should play automatically: use HeroBanner or Blurb with a film from the media library.',
  ],
};
