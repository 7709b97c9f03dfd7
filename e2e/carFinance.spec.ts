import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { openCalculator, slider } from './support/carPageSteps.ts';
import { expect, test } from './support/test.ts';

const places = {
  'nordvik-se': { list: '/kop-bil/bilar-i-lager', car: '/kop-bil/bil' },
  'nordvik-no': { list: '/kjop-bil/biler-pa-lager', car: '/kjop-bil/bil' },
  'carstore-fi': { list: '/osta-auto/autot-varastossa', car: '/osta-auto/auto' },
} as const;

type Site = keyof typeof places;

/** The address of the first car of a list whose page contains a text. */
async function findCar(request: APIRequestContext, site: Site, text: string): Promise<string> {
  const { list, car } = places[site];
  const html = await (await ask(request, hostOf(site), list)).text();
  const paths = [...html.matchAll(new RegExp(`href="(${car}/[^"/]+/[^"/]+)"`, 'g'))];
  for (const [, path = ''] of paths) {
    const page = await ask(request, hostOf(site), path);
    if ((await page.text()).includes(text)) return addressOf(site, path);
  }
  throw new Error(`no car of ${site} has ${text}`);
}

const valueText = async (page: Page, name: string) =>
  plain(await slider(page, name).getAttribute('aria-valuetext'));

/** Treats no-break spaces as ordinary ones. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s/g, ' ');
}

/** The text beside a term of the representative example. */
async function figure(page: Page, term: string): Promise<string> {
  const row = page.locator('#finance dl > div', { has: page.getByText(term, { exact: true }) });
  return plain(await row.locator('dd').textContent());
}

test('the calculator by keyboard only: the result follows, and is announced', async ({
  page,
  request,
}) => {
  await openCalculator(page, await findCar(request, 'nordvik-se', 'role="tab"'));
  const tab = page.getByRole('tab', { name: 'Billån' });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Privatleasing' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Privatleasing' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  const period = page.getByRole('textbox', { name: 'Löptid' });
  await expect(period).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(page, 'Löptid')).toBeFocused();
  await page.keyboard.press('Home');
  expect(await valueText(page, 'Löptid')).toBe('12 månader');
  expect(await figure(page, 'Antal betalningar')).toBe('12');
  await page.keyboard.press('ArrowRight');
  expect(await figure(page, 'Antal betalningar')).toBe('24');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('99999999');
  await page.keyboard.press('Enter');
  const highest = await valueText(page, 'Kontantinsats');
  expect(await figure(page, 'Kontantinsats')).toBe(highest);
  const summary = page.getByRole('status').filter({ hasText: 'totalt att betala' });
  await expect(summary).toContainText(/effektiv ränta \d+,\d\d\s%/);
});

test('a card, the price on the page and the calculator say the same monthly cost', async ({
  page,
  request,
}) => {
  const address = await findCar(request, 'carstore-fi', 'Todellinen vuosikorko');
  const { pathname } = new URL(address);
  await page.goto(addressOf('carstore-fi', places['carstore-fi'].list));
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${pathname}"]`) });
  const [cost = ''] = /[\d ]+ €\/kk/.exec(plain(await card.first().textContent())) ?? [];
  expect(cost).not.toBe('');
  await openCalculator(page, address);
  const title = page.locator('dl > div', { hasText: 'Autolaina' }).first();
  expect(plain(await title.locator('dd').textContent())).toBe(cost.trim());
  await expect(page.getByText(/^Rahoitus: käsiraha \d+\s%, \d+\skuukautta, korko /)).toBeVisible();
  const headline = page
    .locator('#finance')
    .getByText(/^[\d\s]+€\/kk$/)
    .first();
  expect(plain(await headline.textContent())).toBe(cost.trim());
  expect(await figure(page, 'Maksuerän suuruus')).toMatch(/ €$/);
});

test('an address with choices shows the same example to others', async ({
  page,
  request,
  browser,
}) => {
  await openCalculator(page, await findCar(request, 'nordvik-se', 'loanPeriod'));
  await slider(page, 'Löptid').press('Home');
  await slider(page, 'Kontantinsats').press('ArrowRight');
  await expect(page).toHaveURL(/\?loan_months=12&loan_down_payment=\d+&loan_residual=\d+#finance$/);
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(slider(other, 'Löptid')).toHaveAttribute('aria-valuetext', /^12\s/);
  for (const term of ['Kontantinsats', 'Effektiv ränta', 'Totalt att betala']) {
    expect(await figure(other, term)).toBe(await figure(page, term));
  }
  await other.close();
});

test('pages with choices in the address are cached like the page itself', async ({ request }) => {
  const { pathname } = new URL(await findCar(request, 'nordvik-se', 'loanPeriod'));
  const queries = ['', '?loan_months=12&loan_down_payment=60000'];
  const answers = await Promise.all(
    queries.map((query) => ask(request, hostOf('nordvik-se'), `${pathname}${query}`)),
  );
  const [plainPage, withChoices] = answers.map((answer) => answer.headers()['cache-control']);
  expect(withChoices).toBe(plainPage);
  expect(withChoices).not.toContain('no-store');
});

test('Sweden warns of borrowing beside the loan, other countries don’t', async ({
  page,
  request,
}) => {
  await page.goto(await findCar(request, 'nordvik-se', 'loanPeriod'));
  await expect(page.locator('#finance').getByText('Att låna kostar pengar!')).toBeVisible();
  await openCalculator(page, await findCar(request, 'nordvik-no', 'Effektiv rente'));
  await expect(page.locator('#finance')).toContainText('Effektiv rente');
  await expect(page.locator('#finance').getByRole('heading', { name: /låne/ })).toHaveCount(0);
  await openCalculator(page, await findCar(request, 'carstore-fi', 'Todellinen vuosikorko'));
  expect(await figure(page, 'Todellinen vuosikorko')).toMatch(/^\d+,\d\d %$/);
});

test('a change costs less than to lay out the page', { tag: '@alone' }, async ({
  page,
  request,
}) => {
  await openCalculator(page, await findCar(request, 'nordvik-se', 'loanPeriod'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const whole = quickest(await page.locator('body').evaluate(layOutAgain));
  const loan = quickest(await slider(page, 'Kontantinsats').evaluate(changeOften));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  test.info().annotations.push({ type: 'ms', description: `${loan}, the page ${whole}` });
  // A dozen of texts and two handles change, in a part of the page that is laid out by itself: about half of it.
  expect(loan).toBeLessThan(whole);
});

/** The fastest quarter, because a shared machine may starve the browser. */
function quickest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN;
}

/** Makes the page narrower again and again; how long it takes until it is laid out, in ms. */
async function layOutAgain(body: Element): Promise<readonly number[]> {
  if (!(body instanceof HTMLElement)) throw new Error('the body is an element of HTML');
  const times: number[] = [];
  for (let at = 1; at <= 20; at += 1) {
    const start = performance.now();
    body.style.paddingInlineEnd = `${at}px`;
    body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  body.style.paddingInlineEnd = '';
  return times;
}

/** Moves the handle step by step; how long each change takes until the page is updated, in ms. */
async function changeOften(input: Element): Promise<readonly number[]> {
  if (!(input instanceof HTMLInputElement)) throw new Error('the slider is an input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (let at = 1; at <= Math.min(40, Number(input.max)); at += 1) {
    const start = performance.now();
    setValue?.call(input, `${at}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return times;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the default example and the leasings are part of the page', async ({ page, request }) => {
    await page.goto(await findCar(request, 'nordvik-se', 'role="tab"'));
    expect(await figure(page, 'Effektiv ränta')).toMatch(/^\d+,\d\d %$/);
    await expect(page.getByText('Löptid').first()).toBeVisible();
    await expect(page.getByText('Körsträcka per år').first()).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.locator('#finance input[type="range"]').first()).toBeHidden();
  });
});
