import { media, multilist, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of FileDownloadList. */
export const fileDownloadListFields = {
  title: text({ name: 'Title', help: 'What the files are about.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'A sentence or two under the title. From laptops on both stand beside the files.',
  }),
  files: multilist({
    name: 'Files',
    help: 'The files, most wanted first: three are shown, the others on demand. An entry without title or file is left out.',
    required: true,
    entries: {
      title: text({
        name: 'Title',
        help: 'What the file is, without its type: “Prislista 2026”, and not “prislista_v3.pdf”.',
        required: true,
      }),
      file: media({
        name: 'File',
        help: 'The file in the media library. Its type is read from the end of its address.',
        required: true,
      }),
      description: text({ name: 'Description', help: 'A line on what is inside.' }),
    },
  }),
  backgroundColor: backgroundColor(),
};
