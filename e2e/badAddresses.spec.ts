import { ask, sitePort } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const naughty = [
  '/finns-inte',
  '/a%2Fb',
  '/..%2f..%2fetc%2fpasswd',
  '/%00',
  '/%0d%0aset-cookie:a=b',
  '/<script>alert(1)</script>',
  "/' OR 1=1 --",
  '/{{7*7}}',
  '/\u{1F697}',
  '/åäö/ÅÄÖ',
  `/${'a'.repeat(3_000)}`,
  '/sitecore',
];

for (const path of naughty) {
  test(`${path.slice(0, 40)} is a 404 in place`, async ({ request }) => {
    const answer = await ask(request, 'localhost', encodeURI(path).replaceAll('%25', '%'));
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<html lang="sv"');
  });
}

for (const path of ['/%E0%A4%A', '/%', '/om-oss/%FF']) {
  test(`the broken escapes of ${path} are a 404 in place`, async () => {
    const answer = await fetch(`http://127.0.0.1:${sitePort}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="sv"');
  });
}

test('a doubled slash leads nowhere else', async ({ request }) => {
  const answer = await ask(request, 'localhost', '//example.com');
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe('/example.com');
});

test('the not-found page is the site’s own, in place', async ({ page, consoleErrors }) => {
  const answer = await page.goto('/finns-inte');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/finns-inte$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/finns-inte/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser itself reports the document's status.
  consoleErrors.splice(0);
});
