import { describe, expect, test } from 'vitest';
import type { BlockFrame } from '#cms/block.ts';
import type { BlockServices } from '#cms/services.ts';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { filledServices } from '#cms/testing/filledServices.ts';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { CarRecord } from '#domain/cars/car.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testLoan } from '#domain/finance/testing/testLoan.ts';
import { carDetail } from './CarDetail.tsx';

const { dictionary } = parseDictionary(new Map([['pathToSiteDetail', '/anlaggningar']]));

interface Page {
  readonly car?: CarRecord;
  /** Cars like it; none by default. */
  readonly similar?: readonly CarRecord[];
  readonly frame?: Partial<BlockFrame>;
  readonly fields?: unknown;
}

function servicesOf({ car, similar = [] }: Page): BlockServices {
  const { cars, ...services } = car ? filledServices({ car }) : emptyServices;
  const search = async () => ({ cars: similar, total: similar.length, facets: [] });
  return { ...services, cars: { ...cars, search } };
}

/** The markup of a car's page; without a car, of one that is sold. */
async function pageOf({ fields = {}, ...page }: Page): Promise<string> {
  const { markup } = await blockMarkup('CarDetail', fields, {
    find: () => carDetail,
    mode: 'normal',
    services: servicesOf(page),
    frame: { wildcards: ['MLB210', 'volvo-v60'], dictionary, ...page.frame },
  });
  return markup;
}

const price = { currency: 'SEK', amount: 289_900 };
const car = testRecord({ price, body: 'Kombi' });
const like = (more: Partial<CarRecord> = {}) => testRecord({ ...car, id: 'MLB211', ...more });
const loan = testLoan();

describe('the way to contact', () => {
  // Other cars can be asked for without a seller.
  const sample = { ...car, isSample: true };
  test.each([
    ['one seller is known', { sellers: [{ phone: '018-555 01' }] }, true],
    ['nobody is known', {}, false],
  ])('is there if %s', async (_what, known, isThere) => {
    const page = await pageOf({ car: { ...sample, ...known } });
    expect(page.includes('href="#contact"')).toBe(isThere);
    expect(page.includes('id="contact"')).toBe(isThere);
  });
});

test('search engines are told the page of the dealer', async () => {
  const page = await pageOf({ car: { ...car, facility: { id: '101' } } });
  expect(page).toContain('"url":"https://nordvik.example/anlaggningar/uppsala"');
});

describe('the note about the group’s loan', () => {
  const note = { LoanText: { value: 'Nordviks billån' } };
  test.each([
    ['in Sweden', note, 'SE', true],
    ['nowhere else', note, 'NO', false],
    ['only with a text', { LoanLink: { value: { href: '/lan', text: 'Lån' } } }, 'SE', false],
  ] as const)('is shown %s', async (_where, fields, country, isShown) => {
    const page = await pageOf({ car, fields, frame: { country } });
    expect(/Nordviks billån|href="\/lan"/.test(page)).toBe(isShown);
  });
});

test.each([
  ['SE', true],
  ['NO', false],
] as const)('the notice of Swedish law is beside the loan in %s: %s', async (country, isThere) => {
  const page = await pageOf({ car: { ...car, loan }, frame: { country } });
  expect(page.includes('creditWarningRisk')).toBe(isThere);
});

describe('the example of what credit costs', () => {
  const creditExample = { uid: 'uid', caution: undefined, example: 'Exemplet', carId: 'MLB211' };

  test('is below similar cars with loans', async () => {
    const similar = [like({ loan, monthlyCosts: { loan: 3_290 } })];
    expect(await pageOf({ car, similar, frame: { creditExample } })).toMatch(
      /id="similar".*MLB211.*Exemplet/s,
    );
  });

  test('isn’t below similar cars without', async () => {
    const page = await pageOf({ car, similar: [like()], frame: { creditExample } });
    expect(page).toMatch(/id="similar".*MLB211/s);
    // It comes with the cars viewed before, which only the browser knows.
    expect(page).not.toContain('>Exemplet<');
  });
});

describe('a car that is sold', () => {
  test.each([
    ['one car like it', [like()], true],
    ['nothing', [], false],
  ])('leads to %s', async (_what, similar, isThere) => {
    const page = await pageOf({ similar });
    expect(page).toContain('carPageGone</h1>');
    expect(page.includes('MLB211')).toBe(isThere);
    expect(page.includes('aria-label="carSimilar"')).toBe(isThere);
  });

  test.each(['normal', 'edit'] as const)(
    'is gone for visitors, not for editors: %s',
    async (mode) => {
      const { facts } = await loadBlock(carDetail, { frame: { ...testFrame, mode } });
      const types = facts.map(({ type }) => type);
      expect(types.includes('subjectGone')).toBe(mode === 'normal');
      expect(types.includes('wordsFound')).toBe(mode === 'edit');
    },
  );
});
