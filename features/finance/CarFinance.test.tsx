import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testLoan } from '#domain/finance/testing/testLoan.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { CarFinance, type FinanceOffers } from './CarFinance.tsx';

const { dictionary } = parseDictionary(
  new Map([
    ['carFinance', 'Finansiering'],
    ['carFinanceWays', 'Sätt att betala'],
    ['carPrivateLeasing', 'Privatleasing'],
    ['carCompanyLeasing', 'Företagsleasing'],
  ]),
);

async function markupOf(offers: FinanceOffers): Promise<string> {
  return serverMarkup(
    <CarFinance
      offers={offers}
      place={{ locale: 'sv', country: 'SE', currency: 'SEK' }}
      distanceUnit="mil"
      warning={undefined}
      dictionary={dictionary}
    />,
  );
}

const loan = testLoan();
const leasing = (type: 'private' | 'company') => ({ type, title: 'Leasing', monthlyCost: 3_990 });

/** The headings, and the labels of tabs, of which the chosen one has a star. */
function labelsIn(markup: string): readonly string[] {
  const found = markup.matchAll(/<(h\d|button)([^>]*)>([^<]*)/g);
  return Array.from(found, ([, tag = '', attributes = '', text = '']) => {
    const isTab = attributes.includes('role="tab"');
    const isChosen = attributes.includes('aria-selected="true"');
    return `${isTab ? 'tab' : tag} ${text}${isChosen ? '*' : ''}`;
  }).filter((label) => !label.startsWith('button'));
}

test.each<readonly [string, FinanceOffers, readonly string[]]>([
  ['a loan', { loan }, ['h3 Billån']],
  ['one leasing', { leasing: [leasing('private')] }, ['h3 Privatleasing']],
  [
    'a loan and a leasing',
    { loan, leasing: [leasing('company')] },
    ['tab Billån*', 'tab Företagsleasing'],
  ],
  [
    'both leasings',
    { leasing: [leasing('company'), leasing('private')] },
    ['tab Privatleasing*', 'tab Företagsleasing'],
  ],
])('a car that can be paid with %s', async (_what, offers, labels) => {
  expect(labelsIn(await markupOf(offers))).toEqual(['h2 Finansiering', ...labels]);
});

test('the section has the name of its title, and the Tab key stops at the chosen tab alone', async () => {
  const markup = await markupOf({ loan, leasing: [leasing('private'), leasing('company')] });
  const [, id] = /<section[^>]* aria-labelledby="([^"]*)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Finansiering<`));
  const tabs = markup.match(/<button[^>]*role="tab"[^>]*>/g) ?? [];
  expect(tabs.map((tab) => /tabindex="(-?\d)"/i.exec(tab)?.[1])).toEqual(['0', '-1', '-1']);
});

test('a car without offers has no section', async () => {
  expect(await markupOf({ leasing: [] })).toBe('');
});
