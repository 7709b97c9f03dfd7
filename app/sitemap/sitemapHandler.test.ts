import { expect, test, vi } from 'vitest';
import { dictionaryKeys, parseDictionary } from '#domain/content/dictionary.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { fail, ok } from '#domain/result.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { createSitemapHandler } from './sitemapHandler.ts';

const texts = dictionaryKeys.map((key) => [key, key] as const);
const { dictionary } = parseDictionary(
  new Map<string, string>([...texts, ['pathToSiteDetail', '/hitta-oss']]),
);
const down = { kind: 'server-error', status: 502 } as const;

type Tools = Parameters<typeof createSitemapHandler>[0];

async function get(changes: Partial<Tools['content'] & Tools['facilities']> = {}) {
  const log = vi.fn();
  const handle = createSitemapHandler({
    content: {
      paths: async () => ok(['/', '/404', '/hitta-oss', '/hitta-oss/,-w-,']),
      dictionary: async () => ok(dictionary),
      ...changes,
    },
    facilities: {
      facilities: async () =>
        ok([testFacility({ slug: 'uppsala' }), testFacility({ slug: 'åre' })]),
      ...changes,
    },
    log,
  });
  const answer = await handle({ ...testSite, locales: ['sv'] });
  const xml = await answer.text();
  const paths = [...xml.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  return { status: answer.status, paths, log };
}

test('the pages of the facilities follow those of the content, without the wildcard', async () => {
  expect(await get()).toMatchObject({
    status: 200,
    paths: ['/', '/hitta-oss', '/hitta-oss/uppsala', '/hitta-oss/%C3%A5re'],
  });
});

test('a site without a page for facilities has none in its sitemap', async () => {
  const facilities = vi.fn();
  expect(await get({ paths: async () => ok(['/']), facilities })).toMatchObject({ paths: ['/'] });
  expect(facilities).not.toHaveBeenCalled();
});

test.each([
  ['pages', { paths: async () => fail(down) }],
  ['dictionary', { dictionary: async () => fail(down) }],
  ['facilities', { facilities: async () => fail(down) }],
])('while the %s can’t be loaded, there is no partial sitemap', async (_what, changes) => {
  const { status, log } = await get(changes);
  expect(status).toBe(503);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('status 502'));
});

test('an unknown site has no sitemap', async () => {
  const handle = createSitemapHandler({
    content: { paths: vi.fn(), dictionary: vi.fn() },
    facilities: { facilities: vi.fn() },
    log: vi.fn(),
  });
  expect((await handle(undefined)).status).toBe(404);
});
