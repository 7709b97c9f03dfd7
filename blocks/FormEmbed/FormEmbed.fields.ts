import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { richText, text } from '#domain/content/declare.ts';

/** The CMS fields of FormEmbed. */
export const formEmbedFields = {
  title: text({
    name: 'Title',
    help: 'The heading. Say what the visitor gets by filling in the form.',
  }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What happens to the data, and how soon somebody answers. Two sentences.',
  }),
  formId: text({
    name: 'FormId',
    help: 'The id of the form, as the form provider shows it. Without it, the page shows Missing FormId, also to visitors.',
    required: true,
  }),
  backgroundColor: backgroundColor(),
};

/** The status of FormEmbed. */
export const formEmbedStatus = 'stable';
