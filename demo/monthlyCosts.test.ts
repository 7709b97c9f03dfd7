import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarRecord, CarSummary } from '#domain/cars/car.ts';
import type { ComparedCar } from '#domain/cars/compareState.ts';
import { compareTable } from '#domain/cars/compareTable.ts';
import { carJson, carListJson } from '#domain/cars/itemData.ts';
import { priceFigure, priceLine } from '#domain/cars/price.ts';
import { fillText } from '#domain/fillText.ts';
import { loanExample } from '#domain/finance/loanExample.ts';
import { initialLoan } from '#domain/finance/loanState.ts';
import type { Locale, Site } from '#domain/sites/site.ts';
import { CarMoney } from '#features/cars/card/CarMoney.tsx';
import { CarTitle } from '#features/cars/detail/CarTitle.tsx';
import { formatPrice } from '#features/cars/format.ts';
import { loanTexts } from '#features/finance/financeTexts.ts';
import { financeFormats } from '#features/finance/formatFinance.ts';
import { LoanResult } from '#features/finance/LoanResult.tsx';
import { sites } from '#sites/index.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import { dealers } from './stock/dealers/index.ts';
import { stockedCars } from './testing/stockedCars.ts';

/* What a car costs, in every place that says it. */

const { cars, fill, close } = stockedCars();

// Generating all indices takes a while on a busy machine.
beforeAll(fill, 120_000);
afterAll(close);

const pageSize = 200;

async function* listed(site: Site): AsyncGenerator<CarSummary> {
  for (let offset = 0, total = 1; offset < total; offset += pageSize) {
    const result = await cars.search({ site: site.id, limit: pageSize, offset });
    expect(result.failure).toBeUndefined();
    total = result.total;
    yield* result.cars;
  }
}

async function recordOf(site: Site, id: string): Promise<CarRecord> {
  const lookup = await cars.car(site.id, id);
  return lookup.kind === 'found' ? lookup.car : expect.fail(`${site.id} has no car ${id}`);
}

type Part = Parameters<typeof renderToStaticMarkup>[0];

/** The monthly costs in a part of a page, by label. */
function costsIn(part: Part): Readonly<Record<string, string>> {
  const rows = renderToStaticMarkup(part).matchAll(/<dt>([^<]*)<\/dt><dd.*?<span>([^<]*)<\/span>/g);
  return Object.fromEntries(Array.from(rows, ([, label, cost]) => [label, cost]));
}

const headline = new RegExp(
  `${dictionary.loanMonthlyCost}<span[^>]*>: </span></span><span[^>]*>([^<]*)</span>`,
);

const texts = loanTexts(dictionary);

/** Creating the formats for each car would take longer than all the rest. */
const formatsOf = new Map(
  sites.map(({ id, locales: [locale], country, currency }) => [
    id,
    financeFormats({ locale, country, currency }),
  ]),
);

/** The monthly cost above the calculator's example with its default choices. */
function calculated({ loan, price }: CarRecord, { id, currency }: Site): string | undefined {
  if (!loan) return undefined;
  expect(price.currency).toBe(currency);
  const result = loanExample(loan, initialLoan(loan));
  const formats = formatsOf.get(id) ?? expect.fail();
  const html = renderToStaticMarkup(createElement(LoanResult, { result, texts, formats }));
  return headline.exec(html)?.[1] ?? expect.fail('no headline');
}

const rowLabels = {
  loan: dictionary.carLoan,
  privateLeasing: dictionary.carPrivateLeasing,
  companyLeasing: dictionary.carCompanyLeasing,
} as const;

/** The monthly costs in the comparison, by label. */
function comparedCosts(compared: ComparedCar, locale: Locale): Readonly<Record<string, string>> {
  const { rows } = compareTable([compared]);
  const costs = rows.flatMap(({ name, cells: [cell] }) => {
    if (cell?.kind !== 'monthly-cost' || !isCostRow(name)) return [];
    const cost = formatPrice(locale, cell.cost.amount, cell.cost.currency);
    return [[rowLabels[name], fillText(dictionary.carPerMonth, { cost })] as const];
  });
  return Object.fromEntries(costs);
}

function isCostRow(name: string): name is keyof typeof rowLabels {
  return Object.hasOwn(rowLabels, name);
}

const url = 'https://site.example/car';

/** The prices in the structured data of a list with the car and of the car's page. */
function dataPrices(card: CarSummary, record: CarRecord): readonly unknown[] {
  const list = carListJson({ url, name: 'Cars', cars: [card], carHref: () => '/car' });
  const { itemListElement } = JSON.parse(list ?? '{}');
  return [
    itemListElement[0].item.offers?.price,
    JSON.parse(carJson({ car: record, url })).offers?.price,
  ];
}

/** What places say about the price of a car. */
interface Said {
  readonly prices: readonly unknown[];
  readonly costs: readonly Readonly<Record<string, string>>[];
  readonly loans: readonly (string | undefined)[];
}

function said(card: CarSummary, record: CarRecord, site: Site): Said {
  const [locale] = site.locales;
  const money = { car: card, texts: dictionary, locale, styles: { price: '' } };
  const page = costsIn(createElement(CarTitle, { car: record, dictionary, locale }));
  const [onCard, onPage] = [card, record]
    .map((car) => priceLine(car))
    .map((line) => priceFigure(line, 'with'));
  return {
    prices: [onCard, onPage, ...dataPrices(card, record)],
    costs: [
      costsIn(createElement(CarMoney, money)),
      page,
      comparedCosts({ kind: 'brief', car: card }, locale),
      comparedCosts({ kind: 'known', car: record }, locale),
    ],
    loans: [page[dictionary.carLoan], site.financeQuote ? undefined : calculated(record, site)],
  };
}

const isSame = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size === 1;

const sitesWithCars = sites.filter(({ indices }) => indices);

test('every dealer’s site has cars', () => {
  expect(sitesWithCars.map(({ id }) => id).toSorted()).toEqual(
    dealers.map(({ site }) => site).toSorted(),
  );
});

describe.each(sitesWithCars)('the cars of $id', (site) => {
  const dealer = dealers.find((each) => each.site === site.id);

  test('cost the same on cards, on their pages, compared, calculated and in structured data', {
    timeout: 120_000,
  }, async () => {
    const contradictions: unknown[] = [];
    const loans: unknown[] = [];
    for await (const card of listed(site)) {
      const all = said(card, await recordOf(site, card.id), site);
      if (!Object.values(all).every(isSame)) contradictions.push([card.id, all]);
      loans.push(all.loans[0]);
    }
    expect(contradictions.slice(0, 5)).toEqual([]);
    expect(contradictions).toHaveLength(0);
    expect(loans.length).toBeGreaterThanOrEqual(dealer?.cars ?? Number.NaN);
    // A lender's quote replaces the loan of the index.
    expect(loans.some((loan) => loan !== undefined)).toBe(!site.financeQuote);
  });
});
