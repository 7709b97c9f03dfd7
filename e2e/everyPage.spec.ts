import type { APIRequestContext } from '@playwright/test';
import { askSite } from '#scripts/crawl/askSite.ts';
import { brokenLinks } from '#scripts/crawl/crawlChecks.ts';
import { crawlSites } from '#scripts/crawl/crawlSites.ts';
import { sites } from '#sites/index.ts';
import { sitePort } from './support/addresses.ts';
import { carSites } from './support/carSites.ts';
import { type PageHead, readHead } from './support/head.ts';
import { readSitemap, type SitemapPart } from './support/sitemap.ts';
import { expect, test } from './support/test.ts';

/** Number of visited cars of each list. The first ones of a sitemap are of the same brand, so their texts are the most similar. */
const carsPerList = 4;

/** What pages tell search engines, by production URL. */
type Heads = ReadonlyMap<string, PageHead>;

test('no link is broken, and all listed pages differ, are canonical, and name each other’s versions', async ({
  request,
}) => {
  test.setTimeout(600_000);
  const { crawl, heads } = await crawlAll();
  await test.step('no link is broken, nor any picture, script or style sheet', () => {
    expect.soft(brokenLinks(crawl)).toEqual([]);
    // One start page per site and language would be 13.
    expect(crawl.pages.length).toBeGreaterThan(300);
  });
  const listed = await listedHeads(request, heads);
  const cars = [...listed.keys()].filter((url) =>
    carSites.some(([, , below]) => url.includes(`${below}/`)),
  );
  expect(cars.length).toBeGreaterThanOrEqual(carSites.length * carsPerList);
  await test.step('listed pages are canonical and described', () => {
    for (const [url, head] of listed) {
      expect(head.canonical, `canonical address of ${url}`).toBe(url);
      expect(head.isIndexed, url).toBe(true);
      expect(head.description, `description of ${url}`).toBeTruthy();
      expect(head.openGraph.get('og:image'), `picture of ${url}`).toMatch(/^https:.+\/_og\/-\//);
    }
  });
  await test.step('the versions of a page name each other', () => expectMutual(listed, heads));
  await test.step('no two pages have the same title or description', () => {
    expect(repeated([...listed].map(([url, { title }]) => [url, title]))).toEqual([]);
    for (const { hosts } of sites) {
      const own = [...listed].filter(([url]) => new URL(url).host === hosts[0]);
      const texts = own.map(([url, { description = '' }]) => [url, description] as const);
      expect(repeated(texts)).toEqual([]);
    }
  });
});

/** Follows the links of all sites, and keeps the heads of the pages. */
async function crawlAll() {
  const heads = new Map<string, PageHead>();
  const crawl = await crawlSites({
    sites,
    port: sitePort,
    samples: carsPerList,
    ask: async (question) => {
      const answer = await askSite(question);
      if (answer.status !== 200 || !answer.type.startsWith('text/html')) return answer;
      const site = sites.find(({ id }) => question.host === `${id}.localhost`);
      const url = new URL(question.address, `https://${site?.hosts[0]}`);
      heads.set(url.href, readHead(answer.body));
      return answer;
    },
  });
  return { crawl, heads };
}

/** The heads of the pages in the sitemaps of all sites: every page, story and facility, and some cars. */
async function listedHeads(request: APIRequestContext, heads: Heads): Promise<Heads> {
  const parts: SitemapPart[] = [];
  for (const { id } of sites) parts.push(...(await readSitemap(request, id)));
  const urls = parts.flatMap(({ name, urls }) => {
    const known = urls.map((url) => new URL(url).href).filter((url) => heads.has(url));
    if (!name.startsWith('cars')) expect(known, name).toHaveLength(urls.length);
    return known;
  });
  expect(new Set(urls).size).toBe(urls.length);
  return new Map(urls.map((url) => [url, headOf(heads, url)]));
}

function headOf(heads: Heads, url: string): PageHead {
  const head = heads.get(url);
  if (!head) throw new Error(`${url} was not visited.`);
  return head;
}

/** The crawl has followed the links to all versions of the pages that it visited. */
function expectMutual(listed: Heads, heads: Heads): void {
  for (const [url, head] of listed) {
    for (const [language, version] of head.versions) {
      const other = headOf(heads, version);
      expect([...other.versions], `${url} names ${version} as ${language}`).toEqual([
        ...head.versions,
      ]);
      expect([...head.versions.values()], `versions of ${url}`).toContain(url);
    }
  }
}

/** Groups of entries with the same text. */
function repeated(entries: readonly (readonly [url: string, text: string])[]) {
  const groups = Map.groupBy(entries, ([, text]) => text.toLowerCase());
  return [...groups.values()].filter((group) => group.length > 1);
}
