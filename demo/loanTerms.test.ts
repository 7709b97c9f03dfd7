import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dealers } from './stock/dealers/index.ts';

const content = fileURLToPath(new URL('content', import.meta.url));

/** Pages about loans on cars, and the pages of cars. */
const aboutLoans =
  /\/(?:aga-bil|kop-bil|kjop-bil|osta-auto|kupit-auto|buy-a-car)\/(?:fina|raho|(?:bil|car|auto)\/)/;

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  fem: 5,
  five: 5,
  seks: 6,
  sex: 6,
  six: 6,
  sju: 7,
  seven: 7,
  åtta: 8,
  åtte: 8,
  eight: 8,
  ti: 10,
  ten: 10,
};

const inMonths: Readonly<Record<string, number>> = {
  år: 12,
  years: 12,
  vuotta: 12,
  rokov: 12,
  månader: 1,
  måneder: 1,
  months: 1,
  kuukautta: 1,
  mesiacov: 1,
};

/** Shorter times are not about the length of loans. */
const shortest = 12;

const longest = new RegExp(
  `(?:till?|up to|až|–) ?(?<count>[\\p{L}\\d]+) (?<unit>${Object.keys(inMonths).join('|')})`,
  'gu',
);

/** What the pages of a site say about the longest loan, in months. */
function longestLoans(site: string): readonly (readonly [said: string, months: number])[] {
  return readdirSync(`${content}/${site}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && aboutLoans.test(path))
    .flatMap((path) => [...readFileSync(`${content}/${site}/${path}`, 'utf8').matchAll(longest)])
    .map(({ 0: said, groups = {} }) => {
      const { count = '', unit = '' } = groups;
      return [said, (numbers[count] ?? Number(count)) * (inMonths[unit] ?? Number.NaN)] as const;
    })
    .filter(([, months]) => !(months < shortest));
}

test.each(dealers)('the pages of $site promise the longest loan of its calculator', (dealer) => {
  const wrong = longestLoans(dealer.site).filter(([, months]) => months !== dealer.loan.longest);
  expect(wrong).toEqual([]);
});

test('some pages name the longest loan', () => {
  expect(dealers.filter(({ site }) => longestLoans(site).length > 0).length).toBeGreaterThan(3);
});
