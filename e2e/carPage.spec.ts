import type { Page } from '@playwright/test';
import { addressOf, ask, hostOf, tagManagerUrl } from './support/addresses.ts';
import { carSites, equippedCar, firstCar } from './support/carSites.ts';
import { hydrated, hydratedCard } from './support/hydrated.ts';
import { phoneWindow } from './support/phone.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { triedCarSites } from './support/tried.ts';

const nordvik = carSites[0];
const host = hostOf('nordvik-se');

for (const where of triedCarSites) {
  const [site, list, below] = where;

  test.describe(site, () => {
    test('a car is found by its id and name only', async ({ request }) => {
      const path = await firstCar(request, where);
      const idOnly = path.slice(0, path.lastIndexOf('/'));
      const found = await ask(request, hostOf(site), path);
      expect(found.status()).toBe(200);
      const short = await ask(request, hostOf(site), `${idOnly}?utm=a`);
      expect(short.status()).toBe(302);
      expect(short.headers()['location']).toBe(`${path}?utm=a`);
      const misnamed = await ask(request, hostOf(site), `${idOnly}/another-name`);
      expect(misnamed.status()).toBe(308);
      expect(misnamed.headers()['location']).toBe(path);
    });

    test('machines get the car, its dealer and its picture', async ({ request }) => {
      const path = await firstCar(request, where);
      const html = await (await ask(request, hostOf(site), path)).text();
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json = '']) => JSON.parse(json),
      );
      const car = data.find((each) => each['@type'] === 'Car');
      expect(car).toMatchObject({
        itemCondition: expect.stringMatching(/^https:\/\/schema\.org\/(Used|New)Condition$/),
        offers: {
          '@type': 'Offer',
          price: expect.any(Number),
          priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
          availability: expect.stringMatching(/(InStock|MadeToOrder)$/),
        },
        image: expect.arrayContaining([expect.stringMatching(/^https:/)]),
      });
      expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
      expect(html).toMatch(/<meta property="og:image" content="[^"]+cars/);
      expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
    });

    test('a car that is gone: similar cars, and the way to the list', async ({
      page,
      request,
      allowedErrors,
    }) => {
      allowedErrors.push(failedRequest);
      const path = await firstCar(request, where);
      const slug = path.slice(path.lastIndexOf('/') + 1);
      const answer = await page.goto(addressOf(site, `${below}/gone-1/${slug}`));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await main.getByRole('heading', { level: 2 }).count()).toBeLessThanOrEqual(8);
      expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
      await expect(main.locator(`a[href^="${list}?keyphrase="]`)).toBeVisible();
    });
  });
}

for (const [id, name] of [
  ['..%2F..%2Fetc', 'passwd'],
  ["'%20OR%201=1", 'x'],
  ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '%3Cscript%3E'],
  ['a'.repeat(500), 'b'.repeat(500)],
  ['%F0%9F%9A%97', '%F0%9F%9A%97'],
  ['0', '-'],
  ['undefined', 'undefined'],
] as const) {
  test(`an id that no car has is gone: ${id.slice(0, 30)}`, async ({ request }) => {
    const answer = await ask(request, host, `/kop-bil/bil/${id}/${name}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain('<script>alert');
  });
}

test('an id without a name that no car has is gone, too', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  const answer = await page.goto(addressOf('nordvik-se', '/kop-bil/bil/gone-2'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilen finns inte kvar');
  await expect(page.getByText('liknar den')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sök bland våra bilar' })).toHaveAttribute(
    'href',
    '/kop-bil/bilar-i-lager',
  );
});

test('while the index is down, no car is called gone', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await breakUpstream('search', { mode: 'failing' });
  const answer = await page.goto(addressOf('nordvik-se', '/kop-bil/bil/down-1/volvo-v60'));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Bilen finns inte kvar')).toHaveCount(0);
});

const back = (page: Page) => page.getByRole('link', { name: 'Tillbaka till alla bilar' });

/** Opens the first car of a filtered list by its link. */
async function openFromList(page: Page): Promise<void> {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager?car_fuel=Diesel'));
  const first = page.getByRole('main').locator('h2 a, h3 a').first();
  await hydratedCard(first);
  await first.click();
  await expect(page).toHaveURL(/\/kop-bil\/bil\/[\w-]+\/[\w-]+$/);
  await hydrated(back(page));
}

test('a visitor from a filtered list goes back to it, also after links within the page', async ({
  page,
}) => {
  await openFromList(page);
  await page.getByRole('link', { name: 'Tekniska data', exact: true }).click();
  await expect(page).toHaveURL(/#technical-data$/);
  await back(page).click();
  await expect(page).toHaveURL(/bilar-i-lager\?car_fuel=Diesel$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/kop-bil\/bil\//);
});

test('a visitor from elsewhere goes to the whole list', async ({ page, request }) => {
  const path = await firstCar(request, nordvik);
  await page.goto(addressOf('nordvik-se', '/'));
  await page.goto(addressOf('nordvik-se', path));
  await hydrated(back(page));
  await back(page).click();
  await expect(page).toHaveURL(/\/kop-bil\/bilar-i-lager$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sections open and all links work', async ({ page, request }) => {
    const path = await firstCar(request, nordvik);
    await page.goto(addressOf('nordvik-se', path));
    const data = page.getByRole('region', { name: 'Tekniska data' });
    await expect(data.getByRole('term').filter({ visible: true })).toHaveCount(5);
    await data.getByText('Visa alla').click();
    expect(await data.getByRole('term').filter({ visible: true }).count()).toBeGreaterThan(5);
    await page.getByRole('link', { name: 'Tekniska data', exact: true }).click();
    await expect(page).toHaveURL(/#technical-data$/);
    await back(page).click();
    await expect(page).toHaveURL(/\/kop-bil\/bilar-i-lager$/);
  });
});

test('by keyboard: a section is opened from the navigation, expanded and left', async ({
  page,
  request,
}) => {
  await page.goto(addressOf('nordvik-se', await equippedCar(request, nordvik)));
  const sections = page.getByRole('navigation', { name: 'På den här sidan' });
  const equipped = sections.getByRole('link', { name: 'Utrustning' });
  await hydrated(equipped);
  await equipped.focus();
  await page.keyboard.press('Enter');
  await expect(sections.locator('[aria-current=location]')).toHaveText('Utrustning');
  const equipment = page.getByRole('region', { name: 'Utrustning' });
  const content = equipment.locator('details > :not(summary)');
  expect((await content.boundingBox())?.height).toBe(50);
  await page.keyboard.press('Tab');
  await expect(equipment.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await content.boundingBox())?.height).toBeGreaterThan(50);
  const title = await equipment.getByRole('heading').boundingBox();
  const bar = await sections.boundingBox();
  expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test.describe('on a phone', () => {
  test.use(phoneWindow);

  for (const where of triedCarSites) {
    test(`${where[0]}: the way to contact is in reach, and nothing is wider than the window`, async ({
      page,
      request,
    }) => {
      await page.goto(addressOf(where[0], await firstCar(request, where)));
      const call = page.locator('main a[href="#contact"]').filter({ visible: true });
      await expect(call.last()).toBeInViewport();
      await page.locator('#overview').scrollIntoViewIfNeeded();
      await expect(call.last()).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  }
});

test('paper has price, registration number, seller and address, but no navigation', async ({
  page,
  request,
}) => {
  const path = await firstCar(request, nordvik);
  await page.goto(addressOf('nordvik-se', path));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(
    main
      .getByText(/\d\skr/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(main.getByText('Registreringsnummer')).toBeVisible();
  await expect(main.getByText(/^Bilens sida på webben: https:.*\/kop-bil\/bil\//)).toBeVisible();
  await expect(page.locator('#contact')).toBeVisible();
  await expect(back(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'På den här sidan' })).toBeHidden();
});

test('the view of a car is tracked once, after the impression of its page', async ({
  page,
  context,
  request,
}) => {
  await context.route(`${tagManagerUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const url = addressOf('nordvik-se', await firstCar(request, nordvik));
  await context.addCookies([{ name: 'consent', value: 'granted', url }]);
  await page.goto(url);
  const events = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Reflect.get(Object(entry), 'event')),
    );
  await expect.poll(events).toContain('page_view');
  await page.waitForLoadState('networkidle');
  expect(await events()).not.toContain('product_detail');
  await page.evaluate(() => window.dataLayer?.push({ event: 'page_impression' }));
  await expect.poll(events).toContain('product_detail');
  expect((await events()).filter((event) => event === 'product_detail')).toHaveLength(1);
});

test('without consent the view of a car is not tracked', async ({ page, request }) => {
  await page.goto(addressOf('nordvik-se', await firstCar(request, nordvik)));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

for (const [site, text] of [
  ['nordvik-se', 'Så fungerar Nordvik Billån'],
  ['carstore-se', 'Mer om vårt billån'],
] as const) {
  test(`${site} has the note about the group’s loan`, async ({ page, request }) => {
    const where = carSites.find(([id]) => id === site) ?? nordvik;
    await page.goto(addressOf(site, await firstCar(request, where)));
    await expect(page.getByRole('link', { name: text })).toBeVisible();
  });
}
