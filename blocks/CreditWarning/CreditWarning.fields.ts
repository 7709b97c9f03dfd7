import type { BlockManual } from '#domain/content/blockManual.ts';
import { richText } from '#domain/content/declare.ts';

/** The CMS fields of CreditWarning. The notice itself isn't a field: its wording is prescribed. */
export const creditWarningFields = {
  text: richText({
    name: 'Text',
    help: 'An additional text under the notice, such as an example of what a loan costs. The notice itself is prescribed by law and can’t be changed here.',
  }),
};

/** The countries whose law prescribes the notice. */
export const creditWarningCountries = ['SE'] as const;

/** The status of CreditWarning. */
export const creditWarningStatus = 'stable';

/** The editors’ manual of CreditWarning, without its fields. */
export const creditWarningManual: BlockManual = {
  purpose:
    'The notice on the risks of borrowing, in the wording and format that the Swedish Consumer Agency prescribes (KOVFS 2025:1).',
  useWhen: [
    'A page of a Swedish site markets credit to consumers: a loan, an instalment plan, a monthly price for a car on credit. The regulation has required it since 1 March 2025.',
    'Visitors must notice it: place it close to the offer, not at the end of the page.',
  ],
  avoidWhen: [
    'No credit is offered: where the rule doesn’t apply, the notice only alarms visitors.',
    'The text is about other conditions: use LegalInfo.',
    'You want to shorten it, colour it or make it smaller: wording, symbol, colours and frame are deliberately the same for all brands.',
  ],
};
