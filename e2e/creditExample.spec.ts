import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { creditLaws } from '#domain/finance/creditLaw.ts';
import { type LoanExample, loanExample } from '#domain/finance/loanExample.ts';
import { initialLoan } from '#domain/finance/loanState.ts';
import { findSite } from '#sites/index.ts';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** Pages whose cards show what a loan costs: start pages, lists, campaign pages and facilities. */
const pages = [
  ['nordvik-se', 'sv', '/', 'Billån'],
  ['nordvik-se', 'sv', '/kop-bil/bilar-i-lager', 'Billån'],
  ['nordvik-se', 'sv', '/kop-bil/bilar-i-lager?keyphrase=volvo', 'Billån'],
  ['nordvik-se', 'sv', '/kop-bil/elbilar', 'Billån'],
  ['nordvik-se', 'sv', '/kop-bil/bilmarken/volvo', 'Billån'],
  ['nordvik-se', 'sv', '/kop-bil/kampanjer/elbilsdagarna', 'Billån'],
  ['nordvik-se', 'sv', '/hitta-oss/nordvik-malmo', 'Billån'],
  ['nordvik-no', 'nb', '/', 'Billån'],
  ['nordvik-no', 'nb', '/kjop-bil/biler-pa-lager', 'Billån'],
  ['carstore-fi', 'fi', '/osta-auto/autot-varastossa', 'Autolaina'],
  ['carstore-fi', 'sv', '/sv/osta-auto/autot-varastossa', 'Billån'],
  ['carstore-sk', 'sk', '/kupit-auto/auta-na-sklade', 'Úver'],
  ['carstore-se', 'en', '/en/kop-bil/bilar-i-lager', 'Car loan'],
] as const;

/** The examples in the HTML of a page. */
function examplesIn(html: string) {
  const found = html.matchAll(
    /data-credit="(?<car>[^"]+)"[^>]*>(?:<strong[^>]*>(?<caution>[^<]+)<\/strong>)? <span>(?<text>[^<]+)</g,
  );
  return [...found].map(({ groups: { car = '', caution = '', text = '' } = {} }) => ({
    car,
    caution,
    text,
  }));
}

const duration = z.object({
  months: z.number(),
  residualPercentage: z.number(),
  minDownPaymentPercentage: z.number(),
  maxDownPaymentPercentage: z.number(),
});
const loanAnswer = z.object({
  loan: z.object({
    title: z.string(),
    price: z.number(),
    interestRate: z.number(),
    startFee: z.number(),
    invoiceFee: z.number(),
    durations: z.tuple([duration], duration),
    defaultDuration: duration,
  }),
});

/** The example of a car's loan, by the function that calculates what a month costs. */
async function exampleOf(
  request: APIRequestContext,
  site: string,
  [car, locale]: readonly [string, string],
): Promise<LoanExample> {
  const answer = await ask(
    request,
    hostOf(site),
    `/api/cars/${car}?${new URLSearchParams({ site, locale })}`,
  );
  const { loan } = loanAnswer.parse(await answer.json());
  const example = loanExample(loan, initialLoan(loan));
  if (!example.ok) throw new Error(`${car} of ${site} has no example`);
  return example.value;
}

/** The digits of the numbers in a text. */
const digitsIn = (text: string) => text.replaceAll(/[\s.,\u00a0\u202f]/g, '');

for (const [site, locale, path, label] of pages) {
  test(`${site}${path}: one example, with the figures of its car`, async ({ request }) => {
    const html = await (await ask(request, hostOf(site), path)).text();
    expect(html).toContain(`<dt>${label}</dt>`);
    const examples = examplesIn(html);
    expect(examples).toHaveLength(1);
    const [{ car, caution, text } = { car: '', caution: '', text: '' }] = examples;
    const country = findSite(site)?.country ?? 'SE';
    expect(caution !== '').toBe(creditLaws[country].hasCaution);
    const { effectiveRate, ...figures } = await exampleOf(request, site, [car, locale]);
    const { price, downPayment, credit, months, monthlyCost, total, startFee } = figures;
    for (const figure of [price, downPayment, credit, months, monthlyCost, total, startFee])
      expect(digitsIn(text)).toContain(digitsIn(figure.toFixed(2)).replace(/00$/, ''));
    const rate = effectiveRate.ok ? effectiveRate.value.toFixed(2) : '';
    expect(digitsIn(text)).toContain(`${digitsIn(rate)}%`);
  });
}

test('British pages show no cost of a loan, and no example', async ({ request }) => {
  for (const path of ['/', '/buy-a-car/cars-in-stock']) {
    const html = await (await ask(request, hostOf('nordvik-uk'), path)).text();
    expect(examplesIn(html)).toEqual([]);
  }
});

test('the page of a car with a loan has the example of its own loan only', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager'));
  const example = page.locator('[data-credit]');
  const id = await example.getAttribute('data-credit');
  await page.goto(addressOf('nordvik-se', `/kop-bil/bil/${id}`));
  await expect(page.getByText('Representativt exempel', { exact: true })).toHaveCount(1);
  await expect(example).toHaveCount(0);
});

test('the comparison has the example too, below the cars', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager'));
  const main = page.getByRole('main');
  const text = await main.locator('[data-credit]').innerText();
  const toggles = main.getByRole('button', { name: /^Jämför / });
  for (const at of [0, 1]) await toggles.nth(at).click();
  await page.getByRole('button', { name: 'Jämför (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jämför bilar' });
  await expect(dialog.locator('[data-credit]')).toHaveText(text);
});

test('saved cars have the example as soon as one has a loan', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/sparade-bilar'));
  const example = page.getByRole('main').locator('[data-credit]');
  await expect(page.getByText('Du har inte sparat')).toBeVisible();
  await expect(example).toHaveCount(0);
  await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager'));
  await expect(async () => {
    const card = page.getByRole('main').locator('li', { hasText: 'Billån' }).first();
    const heart = card.getByRole('button', { name: /^Spara / });
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  await page.goto(addressOf('nordvik-se', '/kop-bil/sparade-bilar'));
  await expect(example).toHaveCount(1);
});
