import type { Locator } from '@playwright/test';
import { addressOf, ask, sitePort } from './support/addresses.ts';
import { expect, failedRequest, test } from './support/test.ts';

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

for (const path of ['/%E0%A4%A', '/%', '/om-oss/%FF', '/%ED%A0%80', '/%c0%af', '/%00/a', '/a%7f']) {
  test(`the broken escapes of ${path} are a 404 in place`, async () => {
    const answer = await fetch(`http://127.0.0.1:${sitePort}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="sv"');
  });
}

for (const [path, status] of [
  ['/-/media/%ED%A0%80', 400],
  ['/-/%00', 400],
  ['/_i/640/-/media/%', 400],
  ['/_next/static/%c0%af', 400],
  ['/api/cars/%E0%A4%A', 400],
  [`/-/media/${'a'.repeat(2_000)}`, 404],
  [`/_next/static/${'a'.repeat(2_000)}`, 404],
  [`/${'a'.repeat(5_000)}`, 414],
  [`/?${'a'.repeat(9_000)}`, 414],
] as const) {
  test(`${path.slice(0, 40)} is ${status}`, async () => {
    const answer = await fetch(`http://127.0.0.1:${sitePort}${path}`);
    expect(answer.status).toBe(status);
  });
}

test('a double slash doesn’t lead to another host', async ({ request }) => {
  const answer = await ask(request, 'localhost', '//example.com');
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe('/example.com');
});

for (const path of ['/404', '/404?page=2', '/%34%30%34', '/500', '/_error', '/_not-found']) {
  test(`${path} is the site’s own not-found page`, async ({ request }) => {
    const answer = await ask(request, 'localhost', path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('aria-label="Huvudmeny"');
  });
}

test('the language switch of a missing page leads to the same address in the other language', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  for (const path of ['/finns-inte', '/404']) {
    await page.goto(addressOf('carstore-se', path));
    for (const [language, expected, title] of [
      ['English', `/en${path}`, /Page not found/],
      ['svenska', path, /Sidan finns inte/],
    ] as const) {
      const link = page.locator('header').getByRole('link', { name: language, exact: true });
      const answer = await page.goto(addressOf('carstore-se', await hrefOf(link)));
      expect(answer?.status()).toBe(404);
      expect(new URL(page.url()).pathname).toBe(expected);
      await expect(page).toHaveTitle(title);
    }
  }
});

async function hrefOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? 'no href';
}

test('the not-found page is the site’s own, in place', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  const answer = await page.goto('/finns-inte');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/finns-inte$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/finns-inte/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/api/unknown', '/api/cars/a/b', '/api/editing/unknown']) {
  for (const method of ['GET', 'POST']) {
    test(`${method} ${path} is answered with 404 as JSON`, async ({ request }) => {
      const answer = await request.fetch(path, { method });
      expect(answer.status()).toBe(404);
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(await answer.json()).toEqual({ failure: 'unknown-address' });
    });
  }
}
