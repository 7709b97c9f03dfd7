import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { LeasingOption } from '#domain/finance/leasingOption.ts';
import { financeFormats } from './formatFinance.ts';
import { LeasingPanel } from './LeasingPanel.tsx';

const { dictionary } = parseDictionary(
  new Map(
    Object.entries({
      carPerMonth: '{cost} a month',
      carFinanceDuration: 'Duration',
      carFinanceMileage: 'Mileage',
      unit_mi: 'miles',
    }),
  ),
);

/** The words of a leasing with these terms, element by element. */
function wordsOf(terms: Partial<LeasingOption>): readonly string[] {
  const option: LeasingOption = { type: 'private', title: 'Leasing', monthlyCost: 250, ...terms };
  const html = renderToStaticMarkup(
    <LeasingPanel
      options={[option]}
      dictionary={dictionary}
      formats={financeFormats({ locale: 'en', country: 'GB', currency: 'GBP' })}
      distanceUnit="mi"
    />,
  );
  return html.split(/<[^>]*>/).filter((text) => text !== '');
}

const cost = expect.stringMatching(/250.* a month/);

test.each([
  ['only a duration', { duration: 36 }, ['Duration', expect.stringContaining('36')]],
  ['only a mileage', { mileage: 8_000 }, ['Mileage', '8,000 miles']],
  ['a description', { description: 'With service.' }, ['With service.']],
  ['nothing more', {}, []],
])('a leasing has %s', (_what, terms, words) => {
  expect(wordsOf(terms)).toEqual([cost, ...words]);
});

test('the asterisk of the cost leads to the note', () => {
  expect(wordsOf({ note: 'If you pass a credit check.' }).join('')).toMatch(
    /a month\*\* If you pass a credit check\.$/,
  );
});
