import type { APIRequestContext, Page } from '@playwright/test';
import { atomProblems, childrenOf, textIn } from '#app/carFeeds/testing/atomProblems.ts';
import { readXml } from '#app/testing/xmlTree.ts';
import { addressOf, ask, hostOf, sitePort } from './support/addresses.ts';
import { carSites } from './support/carSites.ts';
import { cards, list } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const saved = addressOf('nordvik-se', '/kop-bil/sparade-bilar');
const searched = `${list}?keyphrase=justarrived&car_fuel=El`;
const name = 'Bilar i lager: justarrived, El';

const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Bevaka sökningen' });
const section = (page: Page) => page.getByRole('region', { name: 'Bevakade sökningar' });

/** Sets the last visit of the followed search to some minutes ago. */
async function setVisit(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const stored: { searches: { visitedAt: string }[] } = JSON.parse(
      localStorage.getItem('followedSearches') ?? '',
    );
    const visitedAt = new Date(Date.now() - ms).toISOString();
    const searches = stored.searches.map((search) => ({ ...search, visitedAt }));
    localStorage.setItem('followedSearches', JSON.stringify({ ...stored, searches }));
  }, minutes * 60_000);
}

/** How many minutes ago the last visit of the followed search was. */
function minutesSinceVisit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stored: { searches: { visitedAt: string }[] } = JSON.parse(
      localStorage.getItem('followedSearches') ?? '',
    );
    return (Date.now() - Date.parse(stored.searches[0]?.visitedAt ?? '')) / 60_000;
  });
}

test('a search is followed, shows what is new, and is removed, with the keyboard', async ({
  page,
}) => {
  await page.goto(searched);
  await hydrated(button(page));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page)).toBeFocused();
  await expect(page.getByText('Sökningen bevakas på den här enheten.')).toBeVisible();

  // The answer with the car that has just arrived is used for a minute, and the visit is after it.
  await setVisit(page, 2);
  await page.goto(saved);
  await expect(section(page)).toContainText(/Bilar: \d+/);
  await expect(section(page).getByText(/^(?: ?· )?Nya sedan \d+ \w+\.?: 1$/)).toBeVisible();
  const link = section(page).getByRole('link', { name, exact: true });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searched);
  await expect(cards(page).first()).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');

  await expect.poll(() => minutesSinceVisit(page)).toBeLessThan(1);
  // A car arrives each minute, so maybe since this visit.
  await setVisit(page, -2);
  await page.goto(saved);
  await expect(section(page)).toContainText('Inget nytt sedan');
  const remove = section(page).getByRole('button', { name: `Ta bort ${name}` });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('status')).toHaveText(`${name} bevakas inte längre.`);
  const undo = section(page).getByRole('button', { name: `Ångra ${name}` });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(page.getByText('Du har inte sparat någon bil än.')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test('a search without cars can be followed, and its feed be found', async ({ page }) => {
  await page.goto(`${list}?car_brand=Volvo&car_price=1&car_price=2`);
  await hydrated(button(page));
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', /\/bilar-i-lager\/feed\.xml\?car_brand=Volvo/);
});

test('a changed search is another one', async ({ page }) => {
  await page.goto(`${list}?car_fuel=El`);
  await hydrated(button(page));
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('list', { name: 'Valda filter' }).getByRole('link', { name: /^El/ }).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page).first()).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });
});

const languages = [
  ...carSites.map(([site, path]) => [site, path] as const),
  ['carstore-se', '/en/kop-bil/bilar-i-lager'] as const,
  ['carstore-fi', '/sv/osta-auto/autot-varastossa'] as const,
];

/** The feed that a page links to, asked with the page's own host. */
async function feedOf(
  request: APIRequestContext,
  site: (typeof languages)[number][0],
  path: string,
) {
  const page = await (await ask(request, hostOf(site), path)).text();
  const [tag = ''] = /<link[^>]*application\/atom\+xml[^>]*>/.exec(page) ?? [];
  const href = /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(href);
  return { href, path: pathname + search };
}

for (const [site, path] of languages) {
  test(`${site}${path} and its searches have a valid feed`, async ({ request }) => {
    for (const query of ['', '?car_is_used=true&utm_source=a', '?keyphrase=volvo+%26']) {
      const feed = await feedOf(request, site, `${path}${query}`);
      const answer = await ask(request, hostOf(site), feed.path);
      expect(answer.status(), feed.path).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(answer.headers()['cache-control']).toBe('public, max-age=60');
      const xml = await answer.text();
      expect(atomProblems(xml), feed.path).toEqual([]);
      const root = readXml(xml);
      const self = childrenOf(root, 'link').find(({ attributes }) => attributes['rel'] === 'self');
      expect(self?.attributes['href']).toBe(feed.href);
      const entries = childrenOf(root, 'entry');
      const dates = entries.map((entry) => textIn(entry, 'updated'));
      expect(dates).toEqual(dates.toSorted().toReversed());
      if (query === '') expect(entries.length).toBeGreaterThan(10);
      expect(entries.length).toBeLessThanOrEqual(50);
    }
  });
}

test('links and pictures of a feed lead somewhere', async ({ request }) => {
  const path = '/kop-bil/bilar-i-lager/volvo/feed.xml?car_fuel=El';
  const root = readXml(await (await ask(request, hostOf('nordvik-se'), path)).text());
  const [entry] = childrenOf(root, 'entry');
  if (!entry) throw new Error('There is no entry.');
  expect(textIn(root, 'title')).toBe('Volvo i lager: El');
  expect(textIn(entry, 'title')).toMatch(/^Volvo /);
  const links = [root, entry].flatMap((element) => childrenOf(element, 'link'));
  for (const { attributes } of links) {
    const { pathname, search } = new URL(attributes['href'] ?? '');
    const answer = await ask(request, hostOf('nordvik-se'), pathname + search);
    expect(answer.status(), pathname).toBe(200);
    expect(answer.headers()['content-type'], pathname).toContain(attributes['type']);
  }
});

test('a reader that has the feed gets 304', async ({ request }) => {
  const address = `http://127.0.0.1:${sitePort}/kop-bil/bilar-i-lager/feed.xml?car_fuel=Diesel`;
  const host = hostOf('nordvik-se');
  const first = await request.get(address, { headers: { host } });
  const { etag = '', 'last-modified': since = '' } = first.headers();
  for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': since }]) {
    const answer = await request.get(address, { headers: { host, ...known } });
    expect([answer.status(), await answer.text()]).toEqual([304, '']);
  }
});

test('only lists of cars have feeds', async ({ request }) => {
  const paths = [
    '/feed.xml',
    '/nyheter/feed.xml',
    '/finns-inte/feed.xml',
    '/kop-bil/bilar-i-lager/rymdskepp/feed.xml',
  ];
  for (const path of paths) {
    expect((await ask(request, hostOf('nordvik-se'), path)).status(), path).toBe(404);
  }
});

test('while the search service is down, a feed never sent is a 503', { tag: '@alone' }, async ({
  request,
  breakUpstream,
}) => {
  await breakUpstream('search', { mode: 'failing' });
  const path = `/kop-bil/bilar-i-lager/feed.xml?car_price=1&car_price=${Date.now() % 1_000_000}`;
  const answer = await ask(request, hostOf('nordvik-se'), path);
  expect(answer.status()).toBe(503);
  expect(await answer.text()).not.toContain('<feed');
  expect(answer.headers()).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
});
