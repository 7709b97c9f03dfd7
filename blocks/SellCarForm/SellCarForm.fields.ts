import { backgroundColor } from '#cms/fields/background.ts';
import { formAside } from '#cms/fields/formAside.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
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
  aside: formAside(),
  backgroundColor: backgroundColor(),
};

/** The placeholders that SellCarForm suits. */
export const sellCarFormSuits = ['headless-main'] as const;

/** The status of SellCarForm. */
export const sellCarFormStatus = 'stable';

/** The editors’ manual of SellCarForm, without its fields. */
export const sellCarFormManual: BlockManual = {
  purpose: 'A form for selling a car to us or trading it in. It arrives as a lead.',
  useWhen: ['The page is about selling a car or trading it in. It has one such form.'],
  avoidWhen: [
    'Visitors should only get there: link to the page with a CTABanner.',
    'Other questions are asked: use FormEmbed or JotformEmbed.',
  ],
};
