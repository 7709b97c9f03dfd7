import type { APIRequestContext, Page } from '@playwright/test';
import type { Site } from '#domain/sites/site.ts';
import { startPages } from './support/addresses.ts';
import { excessWidth } from './support/excessWidth.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/test.ts';
import { tried } from './support/tried.ts';

/** A page to visit, and the page that links to it. */
interface Stop {
  readonly url: string;
  readonly from: string;
}

const narrowest = { width: 320, height: 800 };

/** Minimum number of pages of a site; the group's main site has all sections. */
const pagesAtLeast: Readonly<Record<string, number>> = { 'nordvik-se': 25 };

/** Number of visited samples below each page, since there are thousands of similar cars. */
const samples = 2;

/**
 * Finnish has the longest words. `samplePages.spec.ts` looks at a page of each kind of other sites, and `everyPage.spec.ts`
 * follows all links.
 */
const crawled = tried(
  startPages,
  ({ site, locale }) => site === 'carstore-fi' && locale.startsWith('fi'),
);

for (const { site, locale, url: start } of crawled) {
  test(`every link of ${site} in ${locale} leads to a page that fits a narrow phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(narrowest);
    const isWorthVisiting = sampling(await pagesOf(request, site));
    const seen = new Set([start]);
    const waiting: Stop[] = [{ url: start, from: 'the start' }];
    for (let stop = waiting.pop(); stop; stop = waiting.pop()) {
      for (const url of await visit(page, stop)) {
        if (seen.has(url)) continue;
        seen.add(url);
        if (!isWorthVisiting(new URL(url).pathname)) continue;
        waiting.push({ url, from: stop.url });
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(pagesAtLeast[site] ?? 6);
  });
}

/** The pages made by editors. */
async function pagesOf(request: APIRequestContext, site: Site['id']): Promise<ReadonlySet<string>> {
  const parts = await readSitemap(request, site);
  const made = parts.filter(({ name }) => !name.startsWith('cars'));
  return new Set(made.flatMap(({ urls }) => urls).map((url) => new URL(url).pathname));
}

/** Accepts all pages made by editors, and a few of those generated from an index. */
function sampling(pages: ReadonlySet<string>): (path: string) => boolean {
  const visited = new Map<string, number>();
  return (path) => {
    if (pages.has(path)) return true;
    const above = pageAbove(path, pages);
    const count = visited.get(above) ?? 0;
    visited.set(above, count + 1);
    return count < samples;
  };
}

function pageAbove(path: string, pages: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return above === '/' || pages.has(above) ? above : pageAbove(above, pages);
}

/** Checks a page and returns its links within this site. */
async function visit(page: Page, { url, from }: Stop): Promise<readonly string[]> {
  const answer = await page.goto(url, { waitUntil: 'load' });
  expect(answer?.status(), `${url}, linked from ${from}`).toBe(200);
  const found = await page.evaluate(inspect);
  expect(await excessWidth(page), `${url} is wider than the window`).toBeLessThanOrEqual(0);
  expect(found.headings, `first headings of ${url}`).toBe(1);
  expect(found.unnamed, `pictures without alt of ${url}`).toBe(0);
  return found.links;
}

/** Runs in the page. */
function inspect() {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => {
    const { origin, pathname } = new URL(href);
    const isPage = origin === location.origin && !/\.[a-z0-9]+$/i.test(pathname);
    return isPage ? [origin + pathname] : [];
  });
  return {
    headings: document.querySelectorAll('h1').length,
    unnamed: document.querySelectorAll('img:not([alt])').length,
    links: [...new Set(links.flat())],
  };
}
