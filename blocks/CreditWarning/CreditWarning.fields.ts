import { richText } from '#domain/content/declare.ts';

/** The CMS fields of CreditWarning. The notice itself is none of them: its words are prescribed. */
export const creditWarningFields = {
  text: richText({
    name: 'Text',
    help: 'An addition under the notice, such as an example of what a loan costs. The notice itself is the law’s and can’t be changed here.',
  }),
};
