import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { carList } from '#blocks/CarList/CarList.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { CarService } from '#domain/cars/service.ts';
import { wireName, wireSortName } from '#domain/search/facets.ts';
import { loanSort } from '#domain/search/loanTermFilters.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import { exampleCarService } from '../../fixtures/exampleCarService.ts';
import { changedCars } from './carsApi.ts';

/* The list as the server renders it, and its form as browsers submit it without script. */

const fields = {
  Facets: { value: ['loan', 'fuel'].map(wireName).join(', ') },
  SortOptions: { value: ['published-asc', loanSort].map(wireSortName).join(', ') },
};

/** The markup of the list at the query of an address. */
async function pageAt(query: string, cars: CarService = exampleCarService): Promise<string> {
  if (carList.kind !== 'loaded') throw new Error('the block loads its cars');
  const frame = { ...testFrame, path: '/bilar', query, dictionary };
  const rendering = { uid: 'a', componentName: 'CarList', params: {}, placeholders: {} };
  const place = await carList.load(
    { ...rendering, fields },
    {
      frame,
      services: { ...emptyServices, cars },
      log: (line) => expect.unreachable(line),
      report: () => undefined,
    },
  );
  return serverMarkup(place({ frame, slots: {}, slotSizes: {}, isFirst: true }));
}

type Field = readonly [name: string, value: string];

/** What browsers send of the form with the filters, and of the fields that belong to it from elsewhere. */
function fieldsOf(markup: string): readonly Field[] {
  const sent: Field[] = [];
  let select = '';
  const parser = new Parser({
    onopentag: (tag, { name = '', value = '', type, ...attributes }) => {
      if (tag === 'select') select = name;
      const isOff = /^(?:checkbox|radio)$/.test(type ?? '') && attributes['checked'] === undefined;
      if (tag === 'input' && name !== '' && !isOff) sent.push([name, value]);
      if (tag === 'option' && attributes['selected'] !== undefined) sent.push([select, value]);
    },
  });
  parser.end(markup);
  return sent;
}

/** The page that the form leads to, once a visitor has filled in these fields. */
function submit(markup: string, filled: Readonly<Record<string, string>>): Promise<string> {
  const left = fieldsOf(markup).filter(([name]) => filled[name] === undefined);
  const query = new URLSearchParams([...left, ...Object.entries(filled)].map((each) => [...each]));
  return pageAt(`${query}`);
}

/** What the loans of the cars cost, in the order of their cards. */
function loansIn(markup: string): readonly number[] {
  const rows = markup.matchAll(/<dt>Billån<\/dt><dd.*?<span>([^<]*)<\/span>/g);
  return Array.from(rows, ([, text = '']) => Number(text.replaceAll(/\D/g, '')));
}

const chips = (markup: string) => /aria-label="Valda filter".*?<\/ul>/.exec(markup)?.[0] ?? '';
const valuesOf = (markup: string, name: string) =>
  fieldsOf(markup).flatMap(([each, value]) => (each === name ? [value] : []));

const byCost = { sortName: wireSortName(loanSort) };

test('a list that isn’t about monthly costs has no fields for own terms', async () => {
  const page = await pageAt('');
  expect(page).toContain(`name="${wireName('loan')}"`);
  expect(page).not.toContain('name="budget_down_payment"');
  expect(page).not.toContain('name="budget_months"');
});

test('without script, own terms are chosen after a budget or the order by monthly cost', async () => {
  const sorted = await submit(await pageAt(''), byCost);
  expect(sorted).toContain('name="budget_down_payment"');
  const usual = loansIn(sorted);
  const page = await submit(sorted, { budget_down_payment: '40 000 kr', budget_months: '24' });
  expect(chips(page)).toMatch(/40\s000 kr kontant, 24 mån/);
  // Each once, so that they can be changed.
  expect(valuesOf(page, 'budget_down_payment')).toEqual(['40\u00a0000 kr']);
  expect(valuesOf(page, 'budget_months')).toEqual(['24']);
  const costs = loansIn(page);
  expect(costs.length).toBeGreaterThan(3);
  expect(costs).not.toEqual(usual);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
});

test('without script, own terms and a budget are changed, and removed', async () => {
  const terms = 'car_loan_monthly_cost=0&car_loan_monthly_cost=9000&budget_months=24';
  const page = await pageAt(terms);
  const changed = await submit(page, { budget_down_payment: '30 %', budget_months: '48' });
  expect(chips(changed)).toMatch(/högst 9\s000 kr\/mån, 30 % kontant, 48 mån/);
  expect(Math.max(...loansIn(changed))).toBeLessThanOrEqual(9000);
  const removed = await submit(changed, { budget_down_payment: '', budget_months: '' });
  expect(chips(removed)).toMatch(/högst 9\s000 kr\/mån</);
});

test('without script, several of the values that a long list doesn’t show can be chosen', async () => {
  const values = Array.from({ length: 13 }, (_, at) => ({ text: `${at}`, count: 1, children: [] }));
  const cars = changedCars(exampleCarService, (result) => ({
    ...result,
    facets: [{ kind: 'choice', name: 'fuel', values }],
  }));
  const [, list = ''] =
    /<noscript><div[^>]*>(<select.*?<\/select>)/.exec(await pageAt('', cars)) ?? [];
  expect(list).toMatch(/^<select multiple="" /);
  expect(list).toContain(`name="${wireName('fuel')}"`);
  expect(list.match(/<option/g)).toHaveLength(5);
});
