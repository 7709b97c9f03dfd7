import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { media, multilist, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of FileDownloadList. */
export const fileDownloadListFields = {
  title: text({ name: 'Title', help: 'What the files are about.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'One or two sentences under the title. On laptops and wider, title and text are beside the files.',
  }),
  files: multilist({
    name: 'Files',
    help: 'The files, most important first. Three are shown, the others on demand. An entry without a title or file is left out.',
    required: true,
    entries: {
      title: text({
        name: 'Title',
        help: 'What the file is, without its type: “Prislista 2026”, not “prislista_v3.pdf”.',
        required: true,
      }),
      file: media({
        name: 'File',
        help: 'The file in the media library. Its type is taken from its file extension.',
        required: true,
      }),
      description: text({ name: 'Description', help: 'One line about its contents.' }),
    },
  }),
  backgroundColor: backgroundColor(),
};

/** The status of FileDownloadList. */
export const fileDownloadListStatus = 'stable';

/** The editors’ manual of FileDownloadList, without its fields. */
export const fileDownloadListManual: BlockManual = {
  purpose: 'Files to download: three at first, the others on demand, each with its title and type.',
  useWhen: [
    'Visitors want to save or print something: price lists, terms, forms, brochures.',
    'Several files belong to the topic of the page.',
  ],
  avoidWhen: [
    'The content can be on the page itself: text is easier than a PDF to find, translate and read on a phone.',
    'There is one file, which a sentence mentions: link to it there.',
  ],
};
