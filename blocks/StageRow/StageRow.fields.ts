import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of StageRow. */
export const stageRowFields = {
  title: text({ name: 'Title', help: 'What the stages have in common.', required: true }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences under the title.' }),
  link: link({ name: 'Link', help: 'A page that shows all of them, as a link under the row.' }),
  backgroundColor: backgroundColor(),
};

/** The placeholders inside StageRow. */
export const stageRowSlots = ['stage-row'] as const;

/** The status of StageRow. */
export const stageRowStatus = 'stable';
