import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { richText, text } from '#domain/content/declare.ts';

/** The CMS fields of SellCarForm. */
export const sellCarFormFields = {
  title: text({
    name: 'Title',
    help: 'The heading, and the name of the form. Say what the visitor gets.',
    required: true,
  }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'How soon somebody answers, and with what. Two sentences.',
  }),
  footnote: richText({
    name: 'Footnote',
    help: 'What happens to the data, under the button. A link to the privacy policy belongs here.',
  }),
  backgroundColor: backgroundColor(),
};

/** The status of SellCarForm. */
export const sellCarFormStatus = 'stable';
