import { titleTag } from '#cms/fields/titleTag.ts';
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
