import type { Locator, Page } from '@playwright/test';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { expect, failedRequest, test } from './support/test.ts';

const newsroom = addressOf('nordvik-se', '/nyheter');

const chips = (page: Page) => page.getByRole('group', { name: 'Filtrera på ämne' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });
const stories = (page: Page) => page.getByRole('main').getByRole('listitem');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const titles = (page: Page) => stories(page).getByRole('link').allInnerTexts();

/** Presses a chip; repeats the click if the page's script was not loaded yet. */
async function press(button: Locator, pressed = 'true'): Promise<void> {
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) !== pressed) await button.click();
    await expect(button).toHaveAttribute('aria-pressed', pressed, { timeout: 1_000 });
  }).toPass();
}

/** Loads more stories; likewise. */
async function showMore(page: Page, count: number): Promise<void> {
  await expect(async () => {
    if ((await stories(page).count()) < count) {
      await page.getByRole('button', { name: 'Visa fler' }).click();
    }
    await expect(stories(page)).toHaveCount(count, { timeout: 1_000 });
  }).toPass();
}

test('tags filter the list, several together show what has any of them', async ({ page }) => {
  await page.goto(newsroom);
  await expect(stories(page)).toHaveCount(4);
  await press(chip(page, 'Elbilar'));
  await expect(page).toHaveURL(`${newsroom}?tags=elbil`);
  await expect(status(page)).toHaveText(/^Visar \d+ av \d+$/);
  for (const story of await stories(page).all()) await expect(story).toContainText('Elbilar');
  await press(chip(page, 'Däck'));
  await expect(page).toHaveURL(`${newsroom}?tags=elbil,dack`);
  await expect(status(page)).toHaveText(/^Visar \d+ av \d+$/);
  for (const story of await stories(page).all()) await expect(story).toContainText(/Elbilar|Däck/);
  await press(chip(page, 'Visa alla'));
  await expect(page).toHaveURL(newsroom);
  await expect(chip(page, 'Elbilar')).toHaveAttribute('aria-pressed', 'false');
  await expect(stories(page)).toHaveCount(4);
});

test('the address of a filtered list shows the same to others', async ({ page, browser }) => {
  await page.goto(newsroom);
  await press(chip(page, 'Verkstad'));
  await expect(status(page)).toHaveText(/^Visar \d+ av \d+$/);
  const seen = await titles(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(chip(other, 'Verkstad')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => titles(other)).toEqual(seen);
  await context.close();
});

test('a deleted tag is ignored', async ({ page }) => {
  await page.goto(`${newsroom}?tags=finns-inte`);
  await expect(stories(page)).toHaveCount(4);
  await expect(chip(page, 'Visa alla')).toHaveAttribute('aria-pressed', 'true');
});

test('Back restores the filter, and the list before it', async ({ page }) => {
  await page.goto(newsroom);
  const all = await titles(page);
  await press(chip(page, 'Elbilar'));
  await expect(status(page)).toHaveText(/^Visar \d+ av \d+$/);
  const filtered = await titles(page);
  await stories(page).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Tillbaka' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${newsroom}?tags=elbil`);
  await expect.poll(() => titles(page)).toEqual(filtered);
  await page.goBack();
  await expect(page).toHaveURL(newsroom);
  await expect(chip(page, 'Elbilar')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => titles(page)).toEqual(all);
});

test('more stories, kept through an article and through a reload', async ({ page }) => {
  await page.goto(newsroom);
  const before = await titles(page);
  await showMore(page, 8);
  await expect(stories(page).nth(4).getByRole('link')).toBeFocused();
  await expect(status(page)).toHaveText(/^Visar 8 av \d+$/);
  const all = await titles(page);
  expect(all.slice(0, 4)).toEqual(before);
  expect(new Set(all).size).toBe(8);
  await stories(page).nth(6).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Tillbaka' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(all);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(all);
});

test('an article, its way back and its neighbours', async ({ page }) => {
  await page.goto(newsroom);
  const [newest = '', second = ''] = await titles(page);
  await stories(page).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(newest);
  await expect(page).toHaveURL(/\/nyheter\/\d{4}\/[^/]+$/);
  const article = page.getByRole('article');
  await expect(article.getByRole('time')).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);
  const data = await article.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NewsArticle', headline: newest });
  const ways = page.getByRole('navigation', { name: 'Fler artiklar' });
  await expect(ways.getByRole('link', { name: 'Nästa artikel' })).toHaveCount(0);
  await ways.getByRole('link', { name: 'Föregående artikel' }).click();
  await expect(heading).toHaveText(second);
  await ways.getByRole('link', { name: 'Nästa artikel' }).click();
  await expect(heading).toHaveText(newest);
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect(page).toHaveURL(newsroom);
});

test('platform failing: the shown stories stay, and a retry recovers', { tag: '@alone' }, async ({
  page,
  request,
  breakUpstream,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await page.goto(newsroom);
  await press(chip(page, 'Elbilar'));
  await breakUpstream('content', { mode: 'failing' });
  // A filter that was never requested before, so that no earlier answer exists.
  await press(chip(page, 'Nordvik'));
  await press(chip(page, 'Vinter'));
  const failure = page.getByRole('alert').filter({ hasText: 'Nyheterna kunde inte hämtas.' });
  await expect(failure).toBeVisible();
  await request.delete('http://127.0.0.1:4300/faults');
  await failure.getByRole('button', { name: 'Försök igen' }).click();
  await expect(status(page)).toHaveText(/^Visar \d+ av \d+$/);
  await expect(failure).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest stories are shown, without the controls that need script', async ({ page }) => {
    await page.goto(newsroom);
    await expect(stories(page)).toHaveCount(4);
    await expect(stories(page).getByRole('link').first()).toBeVisible();
    await expect(chips(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Visa fler' })).toBeHidden();
  });
});

test('the page is the same for all filters and visitors', async ({ request }) => {
  const filtered = await ask(request, hostOf('nordvik-se'), '/nyheter?tags=elbil');
  expect(filtered.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
  expect(filtered.headers()['set-cookie']).toBeUndefined();
  // The first answers of a process aren't finished for the first view.
  await expect
    .poll(async () => {
      const paths = ['/nyheter', '/nyheter?tags=elbil'];
      const answers = paths.map((path) => ask(request, hostOf('nordvik-se'), path));
      const [plain, other] = await Promise.all(answers);
      return plain !== undefined && (await plain.text()) === (await other?.text());
    })
    .toBe(true);
});

test.describe('the API for stories', () => {
  const place = '/api/stories?site=nordvik-se&locale=sv&index=/nyheter';

  test('is cached for a short time', async ({ request }) => {
    const answer = await request.get(`${place}&tags=elbil&first=2`);
    expect(answer.headers()['cache-control']).toContain('max-age=');
    expect(await answer.json()).toMatchObject({ stories: [{}, {}], next: expect.any(String) });
  });

  test('of unknown tags is empty', async ({ request }) => {
    const answer = await request.get(`${place}&tags=finns-inte`);
    expect(await answer.json()).toEqual({ stories: [], total: 0 });
  });

  const refusals = [
    ['too much', `${place}&first=1000`, 400],
    ['nothing', '/api/stories', 400],
    ['another site', '/api/stories?site=x&locale=sv&index=/nyheter', 404],
    ['another page', '/api/stories?site=nordvik-se&locale=sv&index=/finns-inte', 404],
  ] as const;

  for (const [what, address, code] of refusals) {
    test(`answers ${code} for ${what}`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(code);
      expect(answer.headers()['cache-control']).toBe('no-store');
    });
  }
});
