import { describe, expect, test } from 'vitest';
import { filterChips } from './chips.ts';
import type { RangeFacet } from './facet.ts';
import { wireName } from './facets.ts';
import type { Filters } from './filters.ts';
import { ownTermsIn, withoutLoans } from './loanTermFilters.ts';
import { recogniseWords } from './recogniseWords.ts';
import { resolveFilters } from './resolveFilters.ts';
import { readSearchQuery, writeSearchQuery } from './searchAddress.ts';
import { searchReducer } from './searchState.ts';
import { readTypedSearch } from './typedSearch.ts';
import type { WordLanguage } from './words/languages.ts';
import { createVocabulary } from './words/vocabulary.ts';
import { wordTables } from './words/wordTables.ts';

const noSearch = { keyphrase: '', filters: {}, page: 0, sortName: '' };

const range = (name: string, min: number, max: number): RangeFacet => ({
  kind: 'range',
  name,
  min,
  max,
  counts: [],
});
const price = range('price', 10_000, 900_000);
const loan = range('loan', 500, 9000);
const leasing = range('privateLeasing', 90, 9000);
const sortNames = ['published-asc', 'price-asc', 'loan-asc'];

const vocabularies = new Map(
  (['sv', 'nb', 'en', 'fi', 'sk'] as const).map((language) => {
    const tables = language === 'en' ? ['en'] : [language, 'en'];
    const known = tables.flatMap((each) =>
      Object.entries(wordTables).flatMap(([name, table]) => (name === each ? [table] : [])),
    );
    return [language, createVocabulary(known)] as const;
  }),
);

function read(language: WordLanguage, typed: string, facets = [price, loan, leasing]) {
  return recogniseWords(typed, facets, vocabularies.get(language), sortNames);
}

const most = (high: number) => ({ keyphrase: '', filters: { loan: ['0', String(high)] } });

describe('budgets by the month in words', () => {
  test.each<[WordLanguage, string, number]>([
    ['sv', 'under 2000 kr i månaden', 2000],
    ['sv', 'under 2 000 kr/mån', 2000],
    ['sv', 'max 2500 kr per månad', 2500],
    ['sv', '2500kr/mån', 2500],
    ['sv', '1995:-/mån', 1995],
    ['sv', 'högst 3000 i månaden', 3000],
    ['sv', 'månadskostnad under 2000', 2000],
    ['sv', 'månadskostnad max 2000 kr', 2000],
    ['sv', 'billån under 2000 kr', 2000],
    ['sv', 'låg månadskostnad under 2000', 2000],
    ['nb', 'under 3000 kr i måneden', 3000],
    ['nb', 'maks 3000 kr/mnd', 3000],
    ['nb', 'kr 3000 per måned', 3000],
    ['nb', 'månedskostnad under 3000', 3000],
    ['en', 'under £200 a month', 200],
    ['en', 'under 200 pounds per month', 200],
    ['en', 'max £250 pm', 250],
    ['en', '£199/month', 199],
    ['en', 'up to 300 pcm', 300],
    ['en', 'monthly payments under £200', 200],
    ['sv', 'under 2000 kr a month', 2000],
    ['fi', 'alle 300 € kuukaudessa', 300],
    ['fi', 'alle 300 €/kk', 300],
    ['fi', '250 e/kk', 250],
    ['fi', 'enintään 300 euroa kuussa', 300],
    ['fi', 'kuukausierä alle 300', 300],
    ['sk', 'do 200 € mesačne', 200],
    ['sk', 'do 200 eur za mesiac', 200],
    ['sk', 'splátka do 150', 150],
    ['sk', 'max 150 eur/mes', 150],
  ])('%s: %s', (language, typed, high) => {
    expect(read(language, typed)).toEqual(most(high));
  });

  test.each<[WordLanguage, string, Filters]>([
    ['sv', 'mellan 2000 och 3000 kr i månaden', { loan: ['2000', '3000'] }],
    ['en', 'from £200 to £300 a month', { loan: ['200', '300'] }],
    ['sv', 'minst 2000 kr i månaden', { loan: ['2000', '9000'] }],
    ['sv', 'privatleasing under 3000 kr/mån', { privateLeasing: ['90', '3000'] }],
    ['nb', 'privatleasing maks 3000 kr i måneden', { privateLeasing: ['90', '3000'] }],
    ['en', 'lease under £200 a month', { privateLeasing: ['90', '200'] }],
    ['fi', 'yksityisleasing alle 300 €/kk', { privateLeasing: ['90', '300'] }],
    ['sk', 'lízing do 300 eur mesačne', { privateLeasing: ['90', '300'] }],
    // A price is still one.
    ['sv', 'under 200 000 kr', { price: ['10000', '200000'] }],
    ['en', 'under £20,000', { price: ['10000', '20000'] }],
    // A budget that includes all loans is kept, since not all cars have one.
    ['sv', 'under 9000 kr i månaden', { loan: ['0', '9000'] }],
  ])('%s: %s', (language, typed, filters) => {
    expect(read(language, typed)).toEqual({ keyphrase: '', filters });
  });

  test('mean leasing where lists don’t show what loans cost', () => {
    const { filters } = read('en', 'under £200 a month', [price, leasing]);
    expect(filters).toEqual({ privateLeasing: ['90', '200'] });
  });

  test('stay words where lists show neither', () => {
    expect(read('en', 'under £200 a month', [price]).keyphrase).toBe('under £200 a month');
  });
});

describe('orders in words', () => {
  test.each<[WordLanguage, string, string]>([
    ['sv', 'billigaste', 'price-asc'],
    ['sv', 'lägsta pris', 'price-asc'],
    ['sv', 'låg månadskostnad', 'loan-asc'],
    ['sv', 'lägsta månadskostnaden', 'loan-asc'],
    ['nb', 'billigste', 'price-asc'],
    ['nb', 'lav månedskostnad', 'loan-asc'],
    ['en', 'cheapest', 'price-asc'],
    ['en', 'lowest monthly payments', 'loan-asc'],
    ['fi', 'halvin', 'price-asc'],
    ['fi', 'pienin kuukausierä', 'loan-asc'],
    ['sk', 'najlacnejšie', 'price-asc'],
    ['sk', 'najnižšia mesačná splátka', 'loan-asc'],
  ])('%s: %s', (language, typed, sortName) => {
    expect(read(language, typed)).toEqual({ keyphrase: '', filters: {}, sortName });
  });

  test('leave the other words', () => {
    expect(read('sv', 'billigaste dragkrok')).toMatchObject({
      keyphrase: 'dragkrok',
      sortName: 'price-asc',
    });
  });

  test('stay words in lists without the order', () => {
    const { keyphrase, sortName } = recogniseWords('cheapest', [], vocabularies.get('en'), []);
    expect([keyphrase, sortName]).toEqual(['cheapest', undefined]);
  });

  test('change the order of the search', () => {
    const query = { keyphrase: '', filters: {}, page: 0, sortName: 'published-asc' };
    const words = read('en', 'cheapest');
    expect(searchReducer(query, { type: 'keyphraseSubmitted', words }).sortName).toBe('price-asc');
  });
});

describe('own terms in addresses', () => {
  /** The canonical value of a term that somebody typed into an address. */
  const typedValue = (name: string, typed: string) => {
    const search = new URLSearchParams([[wireName(name), typed]]).toString();
    const { filters } = readTypedSearch(search, { sortNames: [] });
    // The browser reads what the server writes in the same way.
    const written = writeSearchQuery('', { ...noSearch, filters }, { sortNames: [] });
    expect(readSearchQuery(written, { sortNames: [] }).filters).toEqual(filters);
    return filters[name]?.[0];
  };

  test.each([
    ['20%', '20%'],
    ['20 %', '20%'],
    ['12,5 %', '12.5%'],
    ['0%', '0%'],
    ['50000', '50000'],
    ['050000', '50000'],
    ['50 000 kr', '50000'],
    ['50\u00a0000', '50000'],
    ['50.000', '50000'],
    ['£5,000', '5000'],
    ['5000€', '5000'],
    ['50000:-', '50000'],
    ['100%', '100%'],
    ['100.01%', undefined],
    ['101%', undefined],
    ['1000000000', '1000000000'],
    ['1000000001', undefined],
    ['-5', undefined],
    ['20%5', undefined],
    ['half', undefined],
    ['9'.repeat(20), undefined],
    ['', undefined],
  ])('a down payment of %s is %s', (typed, written) => {
    expect(typedValue('downPayment', typed)).toBe(written);
  });

  test.each([
    ['36', '36'],
    [' 036 ', '36'],
    ['0', undefined],
    ['1', '1'],
    ['1200', '1200'],
    ['1201', undefined],
    ['36.5', undefined],
    ['three', undefined],
  ])('a period of %s is %s', (typed, written) => {
    expect(typedValue('loanMonths', typed)).toBe(written);
  });

  test('are normalised like other filters', () => {
    const options = { sortNames: ['published-asc'] };
    const search =
      '?car_loan_monthly_cost=2000&car_loan_monthly_cost=0&budget_down_payment=20+%25&budget_months=036&budget_months=48';
    const query = readTypedSearch(search, options);
    expect(query.filters).toEqual({
      loan: ['0', '2000'],
      downPayment: ['20%'],
      loanMonths: ['36'],
    });
    expect(writeSearchQuery('', query, options)).toBe(
      '?car_loan_monthly_cost=0&car_loan_monthly_cost=2000&budget_down_payment=20%25&budget_months=36',
    );
  });

  test('are left out if they can’t be read', () => {
    const search = '?budget_down_payment=some&budget_months=0';
    expect(readSearchQuery(search, { sortNames: [] }).filters).toEqual({});
  });

  test('a budget below all costs isn’t raised to them', () => {
    const { filters } = resolveFilters({ loan: ['0', '100'] }, [loan]);
    expect(filters).toEqual({ loan: ['0', '100'] });
  });
});

test('own terms are read from the filters', () => {
  expect(ownTermsIn({ fuel: ['El'], loan: ['0', '2000'] })).toBeUndefined();
  expect(ownTermsIn({ loanMonths: ['36'] })).toEqual({ months: 36, downPayment: undefined });
  expect(ownTermsIn({ downPayment: ['20%'] })?.downPayment).toEqual({
    kind: 'share',
    percentage: 20,
  });
});

test('budget and terms are one chip, which removes them together', () => {
  const filters = { fuel: ['El'], loan: ['0', '2000'], downPayment: ['20%'], loanMonths: ['36'] };
  const query = { keyphrase: '', filters, page: 2, sortName: '' };
  const chips = filterChips(query, [loan]);
  expect(chips).toHaveLength(2);
  const [chip] = chips.filter(({ kind }) => kind === 'monthly');
  expect(chip).toEqual({
    kind: 'monthly',
    range: { low: 0, high: 2000 },
    own: { months: 36, downPayment: { kind: 'share', percentage: 20 } },
  });
  if (!chip) throw new Error('there is a chip');
  const left = searchReducer(query, { type: 'filterRemoved', chip, facets: [loan] });
  expect(left).toEqual({ ...query, filters: { fuel: ['El'] }, page: 0 });
});

test('a site with quotes has no costs of loans', () => {
  expect(
    withoutLoans({
      facets: [{ name: 'loan' }, { name: 'fuel' }],
      filters: { loan: ['0', '200'], loanMonths: ['36'], fuel: ['Electric'] },
      sortName: 'loan-asc',
    }),
  ).toEqual({ facets: [{ name: 'fuel' }], filters: { fuel: ['Electric'] }, sortName: undefined });
});
