import { ask, hostOf, startPages } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { layoutShift, withoutFonts } from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';
import { triedStartPages } from './support/tried.ts';

test.use({ launchOptions: showingPictures });

for (const { site, locale, theme, url } of triedStartPages) {
  test(`${site} in ${locale}: its own start page, language and theme, and no violation of its policy`, async ({
    page,
  }) => {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveClass(`fc-theme-${theme}`);
    await expect(page).toHaveTitle(/.+ \| .+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(policy).toContain("frame-ancestors 'none'");
    // What is loaded as it comes near is under the policy, too.
    await page.mouse.wheel(0, 5_000);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('no two start pages have the same heading', async ({ request }) => {
  const headings = new Set<string>();
  for (const { site, url } of startPages) {
    const answer = await ask(request, hostOf(site), new URL(url).pathname);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
    expect(heading, url).not.toBe('');
    headings.add(heading);
  }
  expect(headings.size).toBe(startPages.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a start page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sök bland bilarna' }).fill('volvo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/kop-bil\/bilar-i-lager\?keyphrase=volvo$/);
  });
});

test('a start page loads without layout shift', async ({ page }) => {
  await withoutFonts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await layoutShift(page)).toBe(0);
});

test('a cached page needs no new request to the platform', async ({ request }) => {
  await request.get('/');
  const again = await request.get('/');
  expect(again.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
  expect(again.headers()['set-cookie']).toBeUndefined();
});
