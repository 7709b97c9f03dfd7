import type { BrowserContext, Page } from '@playwright/test';
import { addressOf, servicesPort, sitePort, tagManagerUrl } from './support/addresses.ts';
import { hydrated } from './support/hydrated.ts';
import { layoutShift, withoutFonts } from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';

const start = `http://localhost:${sitePort}/`;
const question = { name: 'Kakor för statistik' };
const managerStarts = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
const opening = [signal('default', 'denied'), signal('update', 'granted'), managerStarts];

/** URLs of the tag manager that the page requested; the response is an empty script. */
let managers: string[];

test.beforeEach(async ({ context }) => {
  managers = [];
  await context.route(`${tagManagerUrl}**`, (route) => {
    managers.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
});

test('before the visitor agrees nothing is pushed and nothing is fetched', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', question)).toBeVisible();
  await search(page, 'volvo');
  expect(await pushed(page)).toBeUndefined();
  expect(managers).toEqual([]);
});

test('after agreeing: the page view, exactly', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByRole('region', question)).toBeHidden();
  await expect.poll(() => managers).toEqual([`${tagManagerUrl}?id=GTM-NORDVIK-SE`]);
  await expect.poll(() => pushed(page)).toEqual([...opening, await viewOf('/')]);
  expect(await consentOf(context)).toMatchObject({ value: 'granted', sameSite: 'Lax', path: '/' });
});

test('a visitor who agreed earlier is not asked, and every page is counted once', async ({
  page,
  context,
}) => {
  await remember(context, 'consent', 'granted');
  await page.goto('/');
  await expect.poll(() => pushed(page)).toEqual([...opening, await viewOf('/')]);
  await expect(page.getByRole('region', question)).toHaveCount(0);
  const first = await viewOf('/');
  const second = await viewOf('/om-oss');
  await follow(page, '/om-oss');
  await expect.poll(() => pushed(page)).toEqual([...opening, first, second]);
  await page.goBack();
  await expect.poll(() => pushed(page)).toEqual([...opening, first, second, first]);
  expect(managers).toHaveLength(1);
});

test('pages seen before the visitor agrees are recorded then, in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', question)).toBeVisible();
  await follow(page, '/om-oss');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  const views = [await viewOf('/'), await viewOf('/om-oss')];
  await expect.poll(() => pushed(page)).toEqual([...opening, ...views]);
});

test('a search is recorded if the visitor agrees on the page that it opened', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', question)).toBeVisible();
  await search(page, 'volvo');
  await page.goto('/om-oss');
  await page.getByRole('button', { name: 'Godkänn' }).click();
  const found = { event: 'search', search_type: 'start page', search_term: 'volvo' };
  await expect.poll(() => pushed(page)).toEqual([...opening, found, await viewOf('/om-oss')]);
});

test('after a refusal nothing is recorded', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Avvisa' }).click();
  await expect(page.getByRole('region', question)).toBeHidden();
  await search(page, 'volvo');
  await follow(page, '/om-oss');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', question)).toHaveCount(0);
  expect(await pushed(page)).toBeUndefined();
  expect(managers).toEqual([]);
  expect(await consentOf(context)).toMatchObject({ value: 'denied' });
});

test('a choice changed in the footer applies at once', async ({ page, context }) => {
  await remember(context, 'consent', 'granted');
  await page.goto('/');
  await expect.poll(() => pushed(page)).toHaveLength(4);
  const settings = page.getByRole('button', { name: 'Kakinställningar' });
  await settings.click();
  await expect(page.getByRole('region', question)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(page.getByRole('region', question)).toBeHidden();
  await settings.click();
  await page.getByRole('button', { name: 'Avvisa' }).click();
  await expect(settings).toBeFocused();
  await search(page, 'volvo');
  await follow(page, '/om-oss');
  const view = await viewOf('/');
  await expect.poll(() => pushed(page)).toEqual([...opening, view, signal('update', 'denied')]);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await pushed(page)).toBeUndefined();
});

test('a registration number in the address reaches neither the tag manager nor the data layer', async ({
  page,
  context,
}) => {
  const read = '[location.href, document.URL, document.referrer, history.state]';
  await context.unroute(`${tagManagerUrl}**`);
  await context.route(`${tagManagerUrl}**`, (route) => {
    managers.push(route.request().url(), route.request().headers()['referer'] ?? '');
    const body = `dataLayer.push({ read: JSON.stringify(${read}) });`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await remember(context, 'consent', 'granted');
  await page.goto('/dackhotell?utm_source=brev&regNo=MLB%20102');
  const number = page.getByRole('main').getByRole('textbox', { name: 'Registreringsnummer' });
  await expect(number).toHaveValue('MLB102');
  await expect.poll(() => pushed(page)).toContainEqual({ read: expect.any(String) });
  await expect(page).toHaveURL(`${start}dackhotell?utm_source=brev`);
  // The next page has it neither as its referrer nor in the history.
  await follow(page, '/om-oss');
  await page.goBack();
  await expect(page).toHaveURL(`${start}dackhotell?utm_source=brev`);
  expect(JSON.stringify([await pushed(page), managers])).not.toMatch(/MLB/i);
});

test('a hero search is recorded with its term', async ({ page, context }) => {
  await remember(context, 'consent', 'granted');
  await page.goto('/');
  await expect.poll(() => pushed(page)).toHaveLength(4);
  await search(page, ' volvo xc60 ');
  const term = { event: 'search', search_type: 'start page', search_term: 'volvo xc60' };
  expect((await pushed(page))?.at(-1)).toEqual(term);
});

test('a tag manager that can’t be reached doesn’t affect the visitor', async ({
  page,
  context,
  consoleErrors,
}) => {
  await context.unroute(`${tagManagerUrl}**`);
  await context.route(`${tagManagerUrl}**`, (route) => route.abort());
  await remember(context, 'consent', 'granted');
  await page.addInitScript(() => localStorage.setItem('forecourt:debug', '1'));
  const debugged = page.waitForEvent('console', (message) => message.type() === 'debug');
  await page.goto('/');
  expect((await debugged).text()).toContain('tracking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser logs the failed request; the page logs nothing.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('the question never flashes up for visitors who answered', async ({ page, context }) => {
  await remember(context, 'consent', 'denied');
  await watch(page, 'Kakor för statistik');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await tallest(page)).toBe(0);
});

test('the question causes no layout shift', async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', question)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('the question never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const region = page.getByRole('region', question);
  await expect(region).toBeVisible();
  const stops = await page.locator('a[href], button, input').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(covered), `stop ${stop + 1}`).toBe(false);
  }
});

const alertPage = addressOf('nordvik-auctions-se', '/sa-fungerar-det');
const alertBar = { name: 'Meddelande' };

test('a dismissed alert stays away, and is never painted again', async ({ page, context }) => {
  await page.goto(alertPage);
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click();
  await expect(page.getByRole('region', alertBar)).toBeHidden();
  const cookies = await context.cookies(alertPage);
  const kept = cookies.find(({ name }) => name === 'hideAlert');
  expect(kept).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
  const day = Date.now() / 1000 + 24 * 60 * 60;
  expect(Math.abs((kept?.expires ?? 0) - day)).toBeLessThan(60);
  await watch(page, 'Meddelande');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tallest(page)).toBe(0);
});

test('the watcher of the test above detects a visible alert', async ({ page }) => {
  await watch(page, 'Meddelande');
  await page.goto(alertPage, { waitUntil: 'networkidle' });
  expect(await tallest(page)).toBeGreaterThan(20);
});

test('a warning stays, and can’t be dismissed', async ({ page, context }) => {
  const url = addressOf('nordvik-trucks-se', '/boka-verkstad');
  await remember(context, 'hideAlert', '1', url);
  await page.goto(url);
  await expect(page.getByRole('region', alertBar)).toBeVisible();
  await expect(page.getByRole('region', alertBar).getByRole('button')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an alert is shown, with nothing to press and no question about consent', async ({
    page,
  }) => {
    await page.goto(alertPage);
    await expect(page.getByRole('region', alertBar)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('region', question)).toHaveCount(0);
  });
});

test('pages stay the same for all visitors', async ({ request }) => {
  const headers = { cookie: 'consent=granted; hideAlert=1' };
  const asKnown = await request.get(start, { headers });
  expect(asKnown.headers()['set-cookie']).toBeUndefined();
  expect(asKnown.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
  // The first answers of a process aren't finished for the first view.
  await expect
    .poll(async () => {
      const [known, other] = [await request.get(start, { headers }), await request.get(start)];
      return (await known.text()) === (await other.text());
    })
    .toBe(true);
});

function signal(kind: string, choice: string) {
  const storage = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  return ['consent', kind, Object.fromEntries(storage.map((name) => [name, choice]))];
}

/** The entries of the data layer; commands, which are `arguments`, as arrays. */
function pushed(page: Page): Promise<unknown[] | undefined> {
  return page.evaluate(() => {
    const isCommand = (entry: unknown) => String(entry) === '[object Arguments]';
    return window.dataLayer?.map((entry) =>
      isCommand(entry) ? Object.values(Object(entry)) : entry,
    );
  });
}

/** The expected page view of a page of nordvik-se, from the content platform's data. */
async function viewOf(path: string) {
  const query =
    'query ($site: String!, $path: String!) { layout(site: $site, routePath: $path, language: "sv") { item { id name } } }';
  const answer = await fetch(`http://127.0.0.1:${servicesPort}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'forecourt-local' },
    body: JSON.stringify({ query, variables: { site: 'nordvik-se', path } }),
  });
  const { id, name } = (await answer.json()).data.layout.item;
  return {
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: name,
    variant_id: `${id.replace(/[{}-]/g, '').toLowerCase()}_sv_default`,
    language: 'sv',
  };
}

/** Submits the hero's search form; the page stays, so that its data layer can be read. */
async function search(page: Page, term: string): Promise<void> {
  // Before, searches open documents and aren't recorded.
  await hydrated(page.getByRole('button', { name: 'Kakinställningar' }));
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()));
  await page.getByRole('combobox', { name: 'Sök bland bilarna' }).fill(term);
  await page.keyboard.press('Enter');
}

/** Opens another page, and checks that there was no reload. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  // Before, links open documents.
  await hydrated(page.getByRole('button', { name: 'Kakinställningar' }));
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
}

function remember(context: BrowserContext, name: string, value: string, url = start) {
  return context.addCookies([{ name, value, url }]);
}

async function consentOf(context: BrowserContext) {
  return (await context.cookies(start)).find(({ name }) => name === 'consent');
}

/** Records the height of a region before every paint. */
function watch(page: Page, label: string): Promise<unknown> {
  return page.addInitScript((name) => {
    const look = () => {
      const region = document.querySelector(`section[aria-label="${name}"]`);
      const height = region?.getBoundingClientRect().height ?? 0;
      Reflect.set(window, 'tallest', Math.max(Reflect.get(window, 'tallest') ?? 0, height));
      requestAnimationFrame(look);
    };
    look();
  }, label);
}

function tallest(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'tallest'));
}

/** Whether the question covers any part of the focused element. */
function covered(): boolean {
  const focused = document.activeElement;
  const region = document.querySelector('section[tabindex="-1"]');
  if (!focused || !region || region.contains(focused) || focused === document.body) return false;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const edge = region.getBoundingClientRect().top + 1;
  // An element taller than the space above the question, such as a row of cards, shows its top.
  return height < edge / 2 ? bottom > edge : top > edge / 2;
}
