import { image, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of YoutubeVideo. */
export const youtubeVideoFields = {
  title: text({
    name: 'Title',
    help: 'The heading. It also names the play button for those who don’t see it.',
  }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What the video is about, in a sentence or two: some visitors can’t play it.',
  }),
  youtubeId: text({
    name: 'YoutubeID',
    help: 'The eleven characters behind v= in the address of a YouTube video. Without them, or with anything else, the block is not shown. Nothing is fetched from YouTube before the visitor presses play; then the video starts without sound.',
    required: true,
  }),
  image: image({
    name: 'Image',
    help: 'The picture to press play on (16:9; others are cropped). Without it the play sign stands on a plain ground.',
  }),
  backgroundColor: backgroundColor(),
};
