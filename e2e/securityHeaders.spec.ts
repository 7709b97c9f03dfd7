import { createHash, randomUUID } from 'node:crypto';
import { addressOf } from './support/addresses.ts';
import { hydrated } from './support/hydrated.ts';
import { sendRaw } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

const production = { host: 'nordvik.example' };
const picture = '/-/media/nordvik-se/favicon.svg';

/** One address of every kind of answer, with its status. */
const kinds = [
  ['a page', '/', 200],
  ['a missing page', '/finns-inte', 404],
  ['the sitemap', '/sitemap.xml', 200],
  ['the API', '/api/stories', 400],
  ['an unknown address of the API', '/api/unknown', 404],
  ['a service of the platform', '/sitecore/api/graph/edge', 400],
  ['media', picture, 200],
  ['a refused file', '/-/media/%c0%af', 400],
  ['an address that is too long', `/${'a'.repeat(5_000)}`, 414],
  ['an internal address', '/_next/data/a.json', 404],
  ['health', '/healthz', 200],
] as const;

for (const [what, path, status] of kinds) {
  test(`${what} has the security headers`, async () => {
    const { headers, status: answered } = await sendRaw({ path, headers: production });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toMatch(/^(?:same|cross)-origin$/);
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'|script-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers).not.toHaveProperty('x-powered-by');
    if (what !== 'a service of the platform') expect(answered).toBe(status);
  });
}

test('media may be shown by others, and pages may not', async () => {
  const media = await sendRaw({ path: picture, headers: production });
  expect(media.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const page = await sendRaw({ path: '/', headers: production });
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('scripts of the build have a policy for workers', async () => {
  const { text } = await sendRaw({ path: '/', headers: production });
  const [, path = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(text) ?? [];
  const { headers } = await sendRaw({ path, headers: production });
  expect(headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self'");
});

test('a page has one policy, when it is made and when it comes from the cache', async () => {
  const path = `/kop-bil/bilar-i-lager?keyphrase=${randomUUID()}`;
  const made = await sendRaw({ path });
  const cached = await sendRaw({ path });
  expect(cached.headers['x-nextjs-cache']).toBe('HIT');
  expect(cached.text).toBe(made.text);
  const policy = String(cached.headers['content-security-policy']);
  expect(made.headers['content-security-policy']).toBe(policy);
  const scripts = [
    ...cached.text.matchAll(/<script(?![^>]*(?:src=|json"))[^>]*>(.*?)<\/script>/gs),
  ];
  expect(scripts.length).toBeGreaterThan(2);
  for (const [, script = ''] of scripts) {
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  }
  expect(policy.length).toBeLessThan(2_000);
});

test('only pages with a form or a video allow their providers', async () => {
  const policyAt = async (path: string) =>
    String((await sendRaw({ path })).headers['content-security-policy']);
  const [start, form, video] = await Promise.all(
    ['/', '/kontakt', '/nyheter/2025/bilbio-i-uppsala'].map(policyAt),
  );
  expect(start).not.toMatch(/frame-src|youtube/);
  expect(form).toMatch(/frame-src http:\/\/127\.0\.0\.1:4300/);
  expect(form).not.toContain('youtube');
  expect(video).toContain('frame-src https://www.youtube-nocookie.com');
});

test('a link to a page that allows more opens a new document, and its form works', async ({
  page,
}) => {
  await page.goto('/om-oss');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSame = () => page.evaluate(() => 'isSameDocument' in window);
  await page.getByRole('link', { name: 'Kontakta oss' }).first().click();
  await page.waitForURL(/\/kontakt$/);
  await page.waitForLoadState();
  await expect.poll(isSame).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // The policy of this document allows all that other pages need.
  await page.getByRole('link', { name: 'Hitta oss' }).first().click();
  await page.waitForURL(/\/hitta-oss$/);
  expect(await isSame()).toBe(true);
});

test('a form of the provider can be shown and used under the policy of its page', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await page.getByRole('main').getByRole('button', { name: 'Visa formuläret' }).click();
  const form = page.getByRole('main').frameLocator('iframe');
  await expect(form.getByRole('textbox').first()).toBeVisible();
});

test('a video plays under the policy of its page', async ({ page }) => {
  const body = '<title>Player</title>';
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('/nyheter/2025/bilbio-i-uppsala');
  const player = page.waitForResponse(/youtube-nocookie\.com\/embed\//);
  const play = page.getByRole('button', { name: /^Spela upp videon/ });
  await play.scrollIntoViewIfNeeded();
  await hydrated(play);
  await play.click();
  expect((await player).status()).toBe(200);
});

test('a smuggled script and a smuggled event handler are blocked', async ({
  page,
  violations,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  await page.goto('/');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="window.hasRun = true">');
    return 'hasRun' in window;
  });
  expect(hasRun).toBe(false);
  expect(violations.join()).toContain('script-src');
  violations.splice(0);
});

test('reports get an empty answer, whatever they contain', async ({ request }) => {
  for (const data of ['{}', '[', 'a'.repeat(20_000)]) {
    const headers = { 'content-type': 'application/csp-report' };
    const answer = await request.post('/api/reports/csp', { headers, data: Buffer.from(data) });
    expect(answer.status()).toBe(204);
    expect(await answer.text()).toBe('');
  }
});

test('a page in the editor may be framed by the editor only', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/'));
  const query =
    'secret=forecourt-local&sc_site=nordvik-se&sc_lang=sv&route=/&mode=edit&sc_itemid=00000000000000000000000000000000';
  const answer = await page.request.get(`http://localhost:3300/api/editing/render?${query}`);
  const headers = answer.headers();
  expect(headers['content-security-policy']).toMatch(
    /frame-ancestors 'self' https:\/\/pages\.sitecorecloud\.io/,
  );
  expect(headers).not.toHaveProperty('x-frame-options');
});
