import { expect, test } from 'vitest';
import type { BlockFrame } from '#cms/block.ts';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { filledServices } from '#cms/testing/filledServices.ts';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { CarRecord } from '#domain/cars/car.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { testLoan } from '#domain/finance/testing/testLoan.ts';
import { financeQuoteFrame } from '#domain/financeQuote/setup.ts';
import { contentOfBlock } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/**
 * Where cards advertise what credit costs, the law asks for a representative example. The page has one for what its blocks
 * report (`cms/credit/creditPlace.ts`), so a block that doesn't report it leaves the page without.
 */

/** With the id that the content of all blocks names. */
const cash = testRecord({ id: 'Text', price: { currency: 'SEK', amount: 289_900 } });
const credit: CarRecord = { ...cash, loan: testLoan(), monthlyCosts: { loan: 3_290 } };

/** What a block reports about credit, where its services find this car. */
async function reportsOf(name: string, car: CarRecord, frame: Partial<BlockFrame> = {}) {
  const block = registry[name];
  if (block?.kind !== 'loaded') return [];
  const { facts } = await loadBlock(block, {
    fields: contentOfBlock(name),
    services: filledServices({ car }),
    frame: { ...testFrame, wildcards: [car.id], ...frame },
  });
  return facts.map(({ type }) => type).filter((type) => type.startsWith('credit'));
}

/** What each block reports, without those that report nothing. */
function allReports(car: CarRecord) {
  return foundInBlocks(Object.keys(registry), async (name) => {
    const types = await reportsOf(name, car);
    return types.length > 0 ? types : undefined;
  });
}

/** Visitors choose what these show, so it may have a loan later. */
const chosenByVisitors = { CarList: ['creditShown'], SavedCars: ['creditShown'] };

test('each block that shows a car with a loan reports it', async () => {
  expect(await allReports(credit)).toEqual({
    ...chosenByVisitors,
    CarDetail: ['creditExplained'],
    CarOfTheWeek: ['creditShown'],
    CarTeaserFixed: ['creditShown'],
    CarTeaserQuery: ['creditShown'],
    FacilityDetail: ['creditShown'],
  });
});

test('a car without a loan needs no example, but its page shows others', async () => {
  expect(await allReports(cash)).toEqual({ ...chosenByVisitors, CarDetail: ['creditShown'] });
});

const quotes = { organisation: 'NQ', reserve: '/r', partExchange: '/p' };

test('the page of a car with the quote of a lender doesn’t explain its own loan', async () => {
  const price = { currency: 'GBP', amount: 19_900 };
  const quoted = { ...credit, price, registrationNumber: 'ML21 ABC' };
  const frame = { financeQuote: financeQuoteFrame(quotes, 'https://lender.example') };
  expect(await reportsOf('CarDetail', quoted, frame)).toEqual(['creditShown']);
  // The lender doesn’t finance it.
  expect(await reportsOf('CarDetail', credit, frame)).toEqual(['creditExplained']);
});

test.each(['CarOfTheWeek', 'CarTeaserFixed', 'CarTeaserQuery', 'FacilityDetail'])(
  '%s shows the example of its page, and no other block’s',
  async (name) => {
    for (const [uid, isShown] of [
      ['uid', true],
      ['other', false],
    ] as const) {
      const creditExample = { uid, caution: undefined, example: 'Exemplet', carId: 'Text' };
      const { markup } = await blockMarkup(name, contentOfBlock(name), {
        find: findBlock,
        mode: 'normal',
        services: filledServices({ car: credit }),
        frame: { wildcards: ['uppsala'], creditExample },
      });
      expect(markup.includes('Exemplet')).toBe(isShown);
    }
  },
);
