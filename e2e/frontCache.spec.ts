import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type { SiteId } from '#domain/sites/site.ts';
import { buildSheets } from '#server/finish/buildSheets.ts';
import { finishHtml } from '#server/finish/finishHtml.ts';
import { ask, hostOf, sitePort } from './support/addresses.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/test.ts';
import { tried, triedSites } from './support/tried.ts';

/**
 * Number of compared pages in parts of a sitemap that list hundreds of similar ones, such as cars, and of pages that
 * are requested until the cache keeps them.
 */
const samples = 3;

/** One in this many pages is compared where not all are. */
const triedPageGap = 3;

/** The answer of the cache, once it keeps the page. Only the cache compresses with brotli. */
async function fromCache(request: APIRequestContext, host: string, path: string) {
  let answer: APIResponse | undefined;
  await expect
    .poll(
      async () => {
        answer = await ask(request, host, path);
        return answer.headers()['content-encoding'];
      },
      { message: `${host}${path} is kept`, intervals: [0, 20, 50, 100, 250], timeout: 20_000 },
    )
    .toBe('br');
  if (!answer) throw new Error('no answer');
  return answer;
}

/** The framework's own answer: a page with this parameter is never kept. */
function fromFramework(request: APIRequestContext, host: string, path: string) {
  return ask(request, host, `${path}?regNo=`);
}

const finish = finishHtml(buildSheets('.next'));

/** What visitors perceive of a document: its elements and texts, without what only loads other files. */
function perceived(page: Page, html: string): Promise<{ elements: string; text: string }> {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    for (const loading of body.querySelectorAll('script, style, link')) loading.remove();
    return { elements: body.innerHTML, text: body.textContent };
  }, html);
}

for (const { id, hosts } of triedSites) {
  test(`the pages of ${id} are the same from the cache and from the framework`, async ({
    page,
    request,
  }) => {
    test.slow();
    const host = hostOf(id);
    const paths = tried(await pathsOf(request, id), (_, at) => at % triedPageGap === 0);
    expect(paths.length, hosts[0]).toBeGreaterThan(0);
    for (const path of paths) {
      const html = await (await fromFramework(request, host, path)).text();
      const { html: finished, failed } = finish(html);
      expect(failed, path).toEqual([]);
      expect(finished, path).toContain('<style>');
      expect(await perceived(page, finished), path).toEqual(await perceived(page, html));
    }
    // The cache makes a page once in each process, so few of them show that it answers with finished pages.
    for (const path of paths.slice(0, samples)) {
      const own = await fromFramework(request, host, path);
      const cached = await fromCache(request, host, path);
      expect(cached.status(), path).toBe(own.status());
      expect(await perceived(page, await cached.text()), path).toEqual(
        await perceived(page, await own.text()),
      );
      expect(comparable(cached), path).toEqual(comparable(own));
    }
  });
}

/** The addresses of all pages of a site, and of some cars, facilities and stories. */
async function pathsOf(request: APIRequestContext, id: SiteId): Promise<readonly string[]> {
  const parts = await readSitemap(request, id);
  const urls = parts.flatMap((part) =>
    part.name.startsWith('pages') ? part.urls : part.urls.slice(0, samples),
  );
  return [...new Set(urls.map((url) => new URL(url).pathname))];
}

/** The headers that don't describe the form of the body, or when and from where it was sent. */
function comparable(answer: APIResponse): Readonly<Record<string, string | undefined>> {
  const { 'content-security-policy': policy, ...headers } = answer.headers();
  const changing = [
    'connection',
    'content-encoding',
    'content-length',
    'date',
    'etag',
    'keep-alive',
  ];
  const own = ['link', 'referrer-policy', 'transfer-encoding', 'x-nextjs-cache'];
  for (const name of [...changing, ...own]) delete headers[name];
  return { ...headers, policy: policy?.replaceAll(/ 'sha256-[^']+'/g, '') };
}

test('a missing page is kept with its status', async ({ request }) => {
  const missing = await fromCache(request, hostOf('nordvik-se'), `/finns-inte-${Date.now()}`);
  expect(missing.status()).toBe(404);
});

test('a list for a search is kept for that search only', async ({ request }) => {
  const host = hostOf('nordvik-se');
  const list = '/kop-bil/bilar-i-lager';
  const electric = await (await fromCache(request, host, `${list}?car_fuel=El`)).text();
  const diesel = await (await fromCache(request, host, `${list}?car_fuel=Diesel`)).text();
  const all = await (await fromCache(request, host, list)).text();
  expect(new Set([electric, diesel, all]).size).toBe(3);
  // Another test may publish something meanwhile, so that the list is rendered again.
  await expect(async () => {
    const plain = await fromCache(request, host, list);
    const campaign = await fromCache(request, host, `${list}?utm_source=mail`);
    expect(await campaign.text()).toBe(await plain.text());
  }).toPass();
});

test('all processes answer with one render of a page, and with 304 to those who have it', async ({
  request,
}) => {
  const host = hostOf('nordvik-se');
  const several = (headers = {}) =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        request.get(`http://127.0.0.1:${sitePort}/om-oss`, { headers: { host, ...headers } }),
      ),
    );
  let tag = '';
  await expect
    .poll(async () => {
      const answers = (await several()).map((answer) => answer.headers());
      tag = answers[0]?.['etag'] ?? '';
      return answers.every(
        (answer) => answer['content-encoding'] === 'br' && answer['etag'] === tag,
      );
    })
    .toBe(true);
  for (const answer of await several({ 'if-none-match': tag })) {
    expect([answer.status(), await answer.text()]).toEqual([304, '']);
  }
});

test('shared caches keep pages for minutes, and longer only while the site fails', async ({
  request,
}) => {
  const host = hostOf('nordvik-se');
  const caching = async (path: string) =>
    (await ask(request, host, path)).headers()['cache-control'];
  const page = 's-maxage=60, stale-while-revalidate=300, stale-if-error=86400';
  expect((await fromCache(request, host, '/om-oss')).headers()['cache-control']).toBe(page);
  expect(await caching('/om-oss?regNo=')).toBe(page);
  expect(await caching('/kop-bil/bilar-i-lager?car_fuel=El')).toBe(
    's-maxage=60, stale-while-revalidate=240, stale-if-error=86400',
  );
  expect(await caching(`/finns-inte-${Date.now()}`)).toBe('s-maxage=10');
  expect(await caching('/robots.txt')).toBe('public, max-age=1800');
});
