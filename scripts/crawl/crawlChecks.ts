import type { Crawl, CrawledPage } from './crawlSites.ts';

/** Returns a line per problem of a crawl. */
export type CrawlCheck = (crawl: Crawl) => readonly string[];

/** What `npm run crawl` checks, by name. */
export const crawlChecks: Readonly<Record<string, CrawlCheck>> = {
  'broken links': brokenLinks,
  'duplicate titles': duplicateTitles,
  'unreciprocated hreflang': unreciprocatedAlternates,
};

/** Links to pages, parts of pages, pictures, scripts and style sheets that don't exist. */
export function brokenLinks({ broken }: Crawl): readonly string[] {
  return broken.map(({ from, target, reason }) => `${from} links to ${target}: ${reason}`);
}

/** Pages of a site in one language that have the same title, unless they name the same canonical address. */
function duplicateTitles({ pages }: Crawl): readonly string[] {
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  const byTitle = Map.groupBy(indexed, (page) => `${page.site.id} ${page.language}: ${page.title}`);
  return [...byTitle].flatMap(([title, same]) => {
    const addresses = [...new Set(same.map(ownAddress))];
    return addresses.length > 1 ? [`${title}: ${addresses.join(', ')}`] : [];
  });
}

/** Alternates that don't name the page in return. Missing ones are broken links. */
function unreciprocatedAlternates({ pages }: Crawl): readonly string[] {
  // A filtered list names the list without filters as canonical, and has no versions itself.
  const canonical = pages.filter((page) => ownAddress(page) === addressOf(page));
  const byAddress = new Map(canonical.map((page) => [addressOf(page), page]));
  return pages.flatMap((page) =>
    page.alternates.flatMap(({ hreflang, href }) => {
      const other = byAddress.get(href);
      const own = ownAddress(page);
      const isMutual = !other || other.alternates.some((back) => back.href === own);
      return isMutual ? [] : [`${own} names ${href} as ${hreflang}, but not the other way`];
    }),
  );
}

function ownAddress(page: CrawledPage): string {
  return page.canonical ?? addressOf(page);
}

function addressOf({ site, address }: CrawledPage): string {
  return new URL(address, `https://${site.hosts[0]}`).href;
}
