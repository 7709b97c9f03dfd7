import type { Page } from '@playwright/test';
import { addressOf, servicesPort } from './support/addresses.ts';
import { expect, failedRequest, test } from './support/test.ts';

const site = 'nordvik-uk';
/** Cars whose finance behaves specially are in demo/finance.yaml; all others are quoted normally. */
const ordinary = '40100003';

/** Most cars are offered with two products, like this one. */
const usual = '40100472';

const sentence =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

async function open(page: Page, id = ordinary) {
  await page.goto(addressOf(site, `/buy-a-car/car/${id}`));
  const section = page.getByRole('region', { name: 'Finance this car' });
  await section.scrollIntoViewIfNeeded();
  return section;
}

test('a visitor changes deposit and payment, and goes on with the quote', async ({ page }) => {
  const section = await open(page);
  const reserve = section.getByRole('link', { name: 'Reserve this car' });
  await expect(reserve).toBeVisible();
  const before = await reserve.getAttribute('href');
  const figures = section.locator('strong').first();
  const payment = await figures.textContent();

  const deposit = section.getByRole('slider', { name: 'Deposit' });
  await deposit.focus();
  const request = page.waitForRequest('**/api/codeweaver/cfd');
  await page.keyboard.press('End');
  expect((await request).postDataJSON()).toMatchObject({
    site,
    carId: ordinary,
    choice: { calculation: 'toPayment' },
  });
  await expect(reserve).not.toHaveAttribute('href', before ?? '');
  await expect(figures).not.toHaveText(payment ?? '');

  await section.getByRole('slider', { name: 'Monthly payment' }).focus();
  const second = page.waitForRequest('**/api/codeweaver/cfd');
  await page.keyboard.press('ArrowRight');
  expect((await second).postDataJSON()).toMatchObject({ choice: { calculation: 'toDeposit' } });
  await expect(reserve).toBeVisible();

  await section.getByText('Terms and conditions', { exact: true }).click();
  await expect(section.getByText('You have the right to withdraw')).toBeVisible();

  await section.getByRole('link', { name: 'Apply for this finance' }).click();
  await expect(page.getByRole('heading', { name: 'Apply for finance' })).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`what follows the quote stays where it is when it arrives, ${width} px wide`, async ({
    page,
  }) => {
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/codeweaver/**', async (route) => {
      await late;
      await route.continue();
    });
    const section = await open(page, usual);
    const height = async () => (await section.boundingBox())?.height ?? 0;
    const before = await height();
    const spinner = section.getByRole('status').filter({ visible: true });
    await expect(spinner).toBeVisible();
    expect(await height()).toBe(before);
    release();
    await expect(section.getByText('Quote reference')).toBeVisible();
    // Less than half a line: the lender's texts may change.
    expect(Math.abs((await height()) - before)).toBeLessThan(12);
  });
}

test('no other monthly cost of a loan contradicts the quote', async ({ page }) => {
  const section = await open(page);
  await expect(section.getByText('Quote reference')).toBeVisible();
  await expect(page.getByText('Car loan', { exact: true })).toHaveCount(0);
  await page.goto(addressOf(site, '/buy-a-car/cars-in-stock'));
  await expect(page.getByRole('listitem').filter({ hasText: '£' }).first()).toBeVisible();
  await expect(page.getByText('Car loan', { exact: true })).toHaveCount(0);
});

test('the key and the price stay on the server', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/codeweaver/')) return;
    bodies.push(request.postData() ?? '');
    expect(request.headers()).not.toHaveProperty('x-api-key');
  });
  const section = await open(page);
  await expect(section.getByText('Quote reference')).toBeVisible();
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.join()).not.toMatch(/OnTheRoadPrice|price/i);
});

test('a quote with an error shows its message instead', async ({ page }) => {
  const section = await open(page, '40100005');
  const message = 'This vehicle can be financed over 36 months at most.';
  await expect(section.getByText(message).last()).toBeVisible();
  await expect(section.getByRole('link', { name: 'Reserve this car' })).toHaveCount(0);
  await section.getByRole('combobox', { name: 'Length of agreement' }).selectOption('36 months');
  await expect(section.getByRole('link', { name: 'Reserve this car' })).toBeVisible();
  await expect(section.getByText(message)).toHaveCount(0);
});

test('a car without products refers to the team', async ({ page }) => {
  const section = await open(page, '40100002');
  await expect(section.getByRole('alert')).toContainText(sentence);
  await expect(section.getByRole('link', { name: '01632 960 400' })).toBeVisible();
});

for (const mode of ['failing', 'garbage'] as const) {
  test(`a lender that is ${mode} is reported, and can be asked again`, { tag: '@alone' }, async ({
    page,
    request,
    breakUpstream,
    allowedErrors,
  }) => {
    allowedErrors.push(failedRequest);
    await breakUpstream('codeweaver', { mode });
    const section = await open(page);
    await expect(section.getByRole('alert')).toContainText(sentence);
    await request.delete(`http://127.0.0.1:${servicesPort}/faults`);
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByText('Quote reference')).toBeVisible();
  });
}

test('a slow lender is waited for, then reported', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await breakUpstream('codeweaver', { mode: 'slow', delayMs: 20_000 });
  const section = await open(page);
  await expect(section.getByText('Loading Finance options...')).toBeVisible();
  await expect(section.getByRole('alert')).toContainText(sentence, { timeout: 15_000 });
});

test('other sites and car pages in English have no finance quote', async ({ page, request }) => {
  await page.goto(addressOf('carstore-se', '/en/kop-bil/bilar-i-lager'));
  const car = page.getByRole('main').locator('a[href*="/bil/"]').first();
  await page.goto(addressOf('carstore-se', (await car.getAttribute('href')) ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Finance this car')).toHaveCount(0);
  const data = { site: 'carstore-se', carId: '1' };
  const answer = await request.post('/api/codeweaver/default', { data });
  expect(answer.status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the section offers the phone', async ({ page }) => {
    const section = await open(page);
    await expect(section.getByText('Finance quotes need JavaScript.')).toBeVisible();
    await expect(section.getByRole('link', { name: '01632 960 400' })).toBeVisible();
    await expect(section.getByText('Loading Finance options...')).toBeHidden();
  });
});
