import { richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of FormEmbed. */
export const formEmbedFields = {
  title: text({ name: 'Title', help: 'The heading. Say what the visitor gets by filling it in.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What happens with what is sent, and how soon somebody answers. Two sentences.',
  }),
  formId: text({
    name: 'FormId',
    help: 'The id of the form as the form provider shows it. Without it the page says Missing FormId, to visitors too.',
    required: true,
  }),
  backgroundColor: backgroundColor(),
};
