import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { CarDirectory } from '#domain/cars/directory.ts';
import { dictionaryKeys, parseDictionary } from '#domain/content/dictionary.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { fail, ok } from '#domain/result.ts';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { testIndex } from '#domain/stories/testing/testIndex.ts';
import { renewAnswers } from '#upstream/http/memories.ts';
import { noteSources } from '#upstream/http/sources.ts';
import { createSiteFileHandler, type SiteFileTools } from './siteFileHandler.ts';

const indices = { vehicles: 'vehicles', facilities: 'sites' };
const commonPages = { sv: { stories: '/nyheter' } } as const;
const site: Site = { ...testSite, locales: ['sv'], indices, commonPages };

const { dictionary } = parseDictionary(
  new Map([
    ...dictionaryKeys.map((key) => [key, key] as const),
    ['pathToSiteDetail', '/hitta-oss'],
    ['pathToCarDetail', '/bil'],
    ['pathToSavedCars', '/sparade'],
  ]),
);

const down = { kind: 'server-error', status: 502 } as const;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#0d527c"/></svg>';

const content: SiteFileTools['content'] = {
  page: async () => ok(undefined),
  routes: async () =>
    ok([
      { path: '/', updatedAt: '2026-11-01T08:00:00Z' },
      { path: '/404' },
      { path: '/sparade' },
      { path: '/däck' },
      { path: '/gammal', canonicalUrl: '/ny' },
      { path: '/ny', canonicalUrl: 'https://carstore.example/ny' },
      { path: '/hitta-oss/,-w-,' },
      { path: '/bil/,-w-,/,-w-,' },
      { path: '/nyheter' },
      { path: '/nyheter/2026/vinter' },
    ]),
  dictionary: async () => ok(dictionary),
  siteSettings: async () =>
    ok({ ...testSettings, favicon: '/-/media/favicon.svg', notFoundPath: '/404' }),
};

const cars: CarDirectory = {
  slices: async () => ok([{ brand: 'Kia', from: 0, count: 2 }]),
  cars: async function* () {
    yield ok([{ id: '1', slug: 'kia-niro', image: '/-/media/niro.webp' }]);
    yield ok([{ id: '2', slug: 'kia-ev9' }]);
  },
};

const story = {
  id: 'A1',
  path: '/nyheter/2026/vinter',
  title: 'Vinter & <snö>',
  premble: 'Kort.',
  date: { value: '2026-11-12', formatted: '12 november 2026' },
  tagIds: [],
};

function handler(changes: Partial<SiteFileTools> = {}) {
  const clock = { now: 0 };
  const log = vi.fn();
  const handle = createSiteFileHandler({
    content,
    cars,
    facilities: {
      facilities: async () => ok([testFacility({ slug: 'åre', image: '/-/media/are.webp' })]),
    },
    stories: { list: async () => ok({ index: testIndex, stories: [story], total: 1 }) },
    media: { owns: () => true, file: async () => ok(new TextEncoder().encode(svg)) },
    redirects: () => [{ source: '/el', destination: '/bilar?car_fuel=El', permanent: true }],
    now: () => clock.now,
    log,
    ...changes,
  });
  return { clock, log, handle, get: (file: string) => handle(site, file) };
}

/** The URLs of a sitemap, or of an index of sitemaps. */
async function urlsOf(answer: Response): Promise<readonly (string | undefined)[]> {
  const body = Buffer.from(await answer.arrayBuffer());
  const isCompressed = answer.headers.get('content-type') === 'application/gzip';
  const xml = (isCompressed ? gunzipSync(body) : body).toString('utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
}

const origin = 'https://carstore.example';

describe('the sitemap', () => {
  test('names the parts that a site has', async () => {
    expect(await urlsOf(await handler().get('sitemap.xml'))).toEqual([
      `${origin}/sitemap-pages-sv.xml.gz`,
      `${origin}/sitemap-stories-sv.xml.gz`,
      `${origin}/sitemap-facilities-sv.xml.gz`,
      `${origin}/sitemap-cars-sv-1.xml.gz`,
    ]);
  });

  test('of a site without cars, facilities and stories names its pages', async () => {
    const routes = async () => ok([{ path: '/' }]);
    const slices = async () => ok([]);
    const { get } = handler({ content: { ...content, routes }, cars: { ...cars, slices } });
    expect(await urlsOf(await get('sitemap.xml'))).toEqual([`${origin}/sitemap-pages-sv.xml.gz`]);
  });

  test('splits more than 50 000 cars', async () => {
    const count = 40_000;
    const slices = async () =>
      ok(['Kia', 'Volvo', 'Audi'].map((brand) => ({ brand, from: 0, count })));
    const urls = await urlsOf(await handler({ cars: { ...cars, slices } }).get('sitemap.xml'));
    expect(urls.at(-1)).toBe(`${origin}/sitemap-cars-sv-3.xml.gz`);
  });

  test.each([
    ['pages-sv', ['/', '/d%C3%A4ck', '/ny', '/nyheter']],
    ['stories-sv', ['/nyheter/2026/vinter']],
    ['facilities-sv', ['/hitta-oss/%C3%A5re']],
    ['cars-sv-1', ['/bil/1/kia-niro', '/bil/2/kia-ev9']],
  ])('part %s has the addresses to keep', async (part, paths) => {
    const answer = await handler().get(`sitemap-${part}.xml.gz`);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(await urlsOf(answer)).toEqual(paths.map((path) => origin + path));
  });

  test('says when pages were changed, and shows pictures', async () => {
    const { get } = handler();
    const xml = async (part: string) =>
      gunzipSync(await (await get(`sitemap-${part}.xml.gz`)).arrayBuffer()).toString();
    expect(await xml('pages-sv')).toContain(
      `<loc>${origin}/</loc><lastmod>2026-11-01T08:00:00Z</lastmod>`,
    );
    expect(await xml('cars-sv-1')).toContain(
      `<image:image><image:loc>${origin}/-/media/niro.webp</image:loc></image:image>`,
    );
    expect(await xml('facilities-sv')).toContain(`<image:loc>${origin}/-/media/are.webp<`);
  });

  test.each(['pages-en', 'cars-sv', 'cars-sv-0', 'cars-sv-2', 'pages-sv-1', 'nothing-sv'])(
    'has no part %s',
    async (part) => {
      const { get, log } = handler();
      expect((await get(`sitemap-${part}.xml.gz`)).status).toBe(404);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test.each<[string, string, Partial<SiteFileTools>]>([
    ['pages', 'sitemap.xml', { content: { ...content, routes: async () => fail(down) } }],
    ['dictionary', 'sitemap.xml', { content: { ...content, dictionary: async () => fail(down) } }],
    [
      'facilities',
      'sitemap-facilities-sv.xml.gz',
      { facilities: { facilities: async () => fail(down) } },
    ],
    ['number of cars', 'sitemap.xml', { cars: { ...cars, slices: async () => fail(down) } }],
    [
      'rest of the cars',
      'sitemap-cars-sv-1.xml.gz',
      {
        cars: {
          ...cars,
          cars: async function* () {
            yield ok([{ id: '1', slug: 'kia-niro' }]);
            yield fail(down);
          },
        },
      },
    ],
  ])('is not sent while the %s can’t be loaded', async (_what, file, changes) => {
    const { get, log } = handler(changes);
    const answer = await get(file);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('status 502'));
  });

  test('is made again after a publish of what it is made from', async () => {
    const routes = vi.fn(async () => {
      noteSources(() => ['sc:routes:of-this-test']);
      return ok([{ path: '/' }]);
    });
    const { get } = handler({ content: { ...content, routes } });
    await get('sitemap-pages-sv.xml.gz');
    await renewAnswers(new Set(['sc:routes:of-another-site']));
    await get('sitemap-pages-sv.xml.gz');
    expect(routes).toHaveBeenCalledTimes(1);
    await renewAnswers(new Set(['sc:routes:of-this-test']));
    await get('sitemap-pages-sv.xml.gz');
    expect(routes).toHaveBeenCalledTimes(2);
  });

  test('is kept for half an hour, and longer while it can’t be made', async () => {
    const slices = vi.fn(cars.slices);
    const { get, clock } = handler({ cars: { ...cars, slices } });
    const answer = await get('sitemap.xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1800');
    await get('sitemap.xml');
    expect(slices).toHaveBeenCalledTimes(1);
    clock.now = 31 * 60_000;
    slices.mockResolvedValue(fail(down));
    expect((await get('sitemap.xml')).status).toBe(200);
    expect(slices).toHaveBeenCalledTimes(2);
  });
});

describe('robots.txt', () => {
  test('keeps crawlers from filtered lists, but not from further pages', async () => {
    const text = await (await handler().get('robots.txt')).text();
    expect(text).toContain('Disallow: /*?*keyphrase=\n');
    expect(text).toContain('Disallow: /*?*car_fuel=\n');
    expect(text).toContain('Disallow: /*?*facility_city=\n');
    expect(text).not.toContain('page=');
    expect(text).toContain('\nAllow: /bilar?car_fuel=El$\n');
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test('of a site without lists has no rules for them', async () => {
    const text = await (await handler().handle(testSite, 'robots.txt')).text();
    expect(text).not.toContain('?');
  });
});

describe('the feed', () => {
  test('has the stories as RSS, escaped', async () => {
    const answer = await handler().get('feed-sv.xml');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toContain(`<link>${origin}/nyheter</link>`);
    expect(xml).toContain('<title>Vinter &amp; &lt;snö&gt;</title>');
    expect(xml).toContain(`<link>${origin}/nyheter/2026/vinter</link>`);
    expect(xml).toContain('<pubDate>Thu, 12 Nov 2026 00:00:00 GMT</pubDate>');
  });

  test('has the latest twenty stories', async () => {
    const list = vi.fn(async () => ok({ index: testIndex, stories: [story], total: 40 }));
    await handler({ stories: { list } }).get('feed-sv.xml');
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ limit: 20, tagIds: [] }));
  });

  test.each(['feed-en.xml', 'feed-xx.xml', 'feed.xml'])('there is no %s', async (file) => {
    expect((await handler().get(file)).status).toBe(404);
  });
});

describe('icons', () => {
  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is drawn from the mark, %d px wide', async (file, size) => {
    const answer = await handler().get(file);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([size, size]);
  });

  test('the corners of icons that devices mask have the colour of the mark', async () => {
    const body = await (await handler().get('icon-maskable-512.png')).arrayBuffer();
    const corner = { left: 0, top: 0, width: 1, height: 1 };
    const [r, g, b] = await sharp(body).extract(corner).raw().toBuffer();
    expect([r, g, b]).toEqual([0x0d, 0x52, 0x7c]);
  });

  test('a mark without a background gets a white one where devices mask it', async () => {
    const ring =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="2"/></svg>';
    const media = { owns: () => true, file: async () => ok(new TextEncoder().encode(ring)) };
    const corner = async (file: string, start = 0) => {
      const body = (await (await handler({ media }).get(file)).arrayBuffer()).slice(start);
      const place = { left: 0, top: 0, width: 1, height: 1 };
      return [...(await sharp(body).ensureAlpha().extract(place).raw().toBuffer())];
    };
    expect(await corner('icon-maskable-512.png')).toEqual([255, 255, 255, 255]);
    expect(await corner('apple-touch-icon.png')).toEqual([255, 255, 255, 255]);
    expect(await corner('icon-192.png')).toEqual([0, 0, 0, 0]);
    expect(await corner('icon-512.png')).toEqual([0, 0, 0, 0]);
    // The picture follows a head of 22 bytes.
    expect(await corner('favicon.ico', 22)).toEqual([0, 0, 0, 0]);
  });

  test('favicon.ico holds one picture of 32 px', async () => {
    const answer = await handler().get('favicon.ico');
    expect(answer.headers.get('content-type')).toBe('image/x-icon');
    const body = Buffer.from(await answer.arrayBuffer());
    // The form of icons, version 1, with one picture; its width, height, palette, planes, bits of a pixel, size and place.
    expect([...body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    expect([...body.subarray(6, 14)]).toEqual([32, 32, 0, 0, 1, 0, 32, 0]);
    const [size, place] = [body.readUInt32LE(14), body.readUInt32LE(18)];
    expect(place + size).toBe(body.length);
    const { width, height } = await sharp(body.subarray(place)).metadata();
    expect([width, height]).toEqual([32, 32]);
  });

  test('a mark that is no picture gives no icon', async () => {
    const media = { owns: () => true, file: async () => ok(new TextEncoder().encode('hej')) };
    expect((await handler({ media }).get('favicon.ico')).status).toBe(503);
  });

  test('a mark elsewhere isn’t fetched', async () => {
    const file = vi.fn();
    const { get } = handler({ media: { owns: () => false, file } });
    expect((await get('favicon.ico')).status).toBe(404);
    expect(file).not.toHaveBeenCalled();
  });
});

test('the manifest names the site and its icons', async () => {
  const answer = await handler().get('site.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const { name, lang, start_url: start, icons } = await answer.json();
  expect([name, lang, start]).toEqual(['Carstore', 'sv', '/']);
  expect(icons).toMatchObject([
    { sizes: '192x192' },
    { sizes: '512x512' },
    { sizes: '512x512', purpose: 'maskable' },
  ]);
  for (const { src, type, sizes } of icons) {
    const icon = await handler().get(src.slice(1));
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect([icon.headers.get('content-type'), `${width}x${height}`]).toEqual([type, sizes]);
  }
});

test('an unknown site has no files', async () => {
  const { handle } = handler();
  expect((await handle(undefined, 'robots.txt')).status).toBe(404);
});
