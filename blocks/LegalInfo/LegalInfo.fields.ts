import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { richText, text } from '#domain/content/declare.ts';

/** The CMS fields of LegalInfo. */
export const legalInfoFields = {
  title: text({ name: 'Title', help: 'What the small print is about. It is optional.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'The small print: conditions of an offer, tax rules, sources. In full sentences.',
    required: true,
  }),
};

/** The status of LegalInfo. */
export const legalInfoStatus = 'stable';

/** The editors’ manual of LegalInfo, without its fields. */
export const legalInfoManual: BlockManual = {
  purpose: 'Small print: required text that few people read, small but legible.',
  useWhen: [
    'An offer has conditions, a price needs an example calculation, or a figure needs a source.',
    'The law requires a text that doesn’t help visitors choose.',
  ],
  avoidWhen: [
    'It affects what an offer costs: say that beside the price.',
    'It is about credit: CreditWarning is required, and LegalInfo can only supplement it.',
    'It is the topic of the page, such as terms or privacy: use a Blurb with ordinary text.',
  ],
};
