import { localizedPath, type Site } from '#domain/sites/site.ts';
import { siteHosts } from '#sites/siteHosts.ts';
import { type Answer, askSite } from './askSite.ts';
import { type PageFacts, readPage } from './readPage.ts';

/** A page that was crawled. */
export interface CrawledPage extends PageFacts {
  readonly site: Site;
  /** Path and query, without fragment. */
  readonly address: string;
  /** The first page that links to it. */
  readonly from: string;
}

/** A link that leads nowhere. */
export interface BrokenLink {
  /** The page that has the link. */
  readonly from: string;
  readonly target: string;
  readonly reason: string;
}

/** The result of a crawl. */
export interface Crawl {
  readonly pages: readonly CrawledPage[];
  readonly broken: readonly BrokenLink[];
  /** Number of different addresses, resources included. */
  readonly addresses: number;
}

/** Options of `crawlSites`. */
export interface CrawlOptions {
  readonly sites: readonly Site[];
  readonly port: number;
  /** How many of the similar pages below a page are read, such as those of cars. All links are followed on the others. */
  readonly samples: number;
  readonly ask?: typeof askSite;
}

interface Target {
  readonly site: Site;
  readonly address: string;
  readonly fragment: string;
}

const concurrency = 4;
const maxRedirects = 5;

/** Follows all links of all sites, from their start pages and sitemaps. */
export async function crawlSites(options: CrawlOptions): Promise<Crawl> {
  const { sites, port, ask = askSite } = options;
  const crawler = createCrawler(options);
  for (const site of sites) {
    for (const locale of site.locales) crawler.add(site, localizedPath(site, locale, '/'), 'start');
    const sitemap = await ask({ port, host: hostOf(site), address: '/sitemap.xml' });
    for (const [, loc = ''] of sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      crawler.add(site, loc.replaceAll('&amp;', '&'), '/sitemap.xml');
    }
  }
  await Promise.all(Array.from({ length: concurrency }, crawler.work));
  return crawler.result();
}

function hostOf(site: Site): string {
  return `${site.id}.localhost`;
}

interface Stop extends Target {
  readonly from: string;
  readonly isPage: boolean;
}

function createCrawler({ sites, port, samples, ask = askSite }: CrawlOptions) {
  const waiting: Stop[] = [];
  const seen = new Set<string>();
  const pages = new Map<string, CrawledPage>();
  const broken: BrokenLink[] = [];
  const fragments: Stop[] = [];
  const isSampled = sampling(samples);

  function add(site: Site, href: string, from: string, base = '/', isPage = true): void {
    const target = targetOf(site, href, sites, base);
    if (!target) return;
    const stop = { ...target, from, isPage };
    if (target.fragment !== '') fragments.push(stop);
    const key = keyOf(target);
    if (seen.has(key) || !isSampled(stop)) return;
    seen.add(key);
    waiting.push(stop);
  }

  async function work(): Promise<void> {
    for (let stop = waiting.shift(); stop; stop = waiting.shift()) await visit(stop);
  }

  async function visit(stop: Stop): Promise<void> {
    const { site, from } = stop;
    const reached = await follow(stop);
    const { answer } = reached;
    if (answer.status !== 200) {
      broken.push({ from, target: keyOf(stop), reason: `status ${answer.status}` });
      return;
    }
    if (!stop.isPage || !answer.type.startsWith('text/html')) return;
    const facts = readPage(answer.body);
    const page = { ...facts, site, address: reached.address, from };
    pages.set(keyOf(stop), page);
    for (const href of facts.links) add(site, href, keyOf(page), page.address);
    for (const href of facts.resources) add(site, href, keyOf(page), page.address, false);
  }

  async function follow(stop: Stop): Promise<{ address: string; answer: Answer }> {
    let { address } = stop;
    for (let hop = 0; ; hop += 1) {
      const answer = await ask({ port, host: hostOf(stop.site), address });
      const next = answer.location && targetOf(stop.site, answer.location, sites, address);
      const isOwn = next && next.site === stop.site;
      if (!isOwn || hop === maxRedirects) return { address, answer };
      address = next.address;
    }
  }

  function result(): Crawl {
    const missing = fragments.flatMap((stop) => {
      const page = pages.get(keyOf(stop));
      const isThere = !page || page.ids.has(stop.fragment);
      const reason = `there is no #${stop.fragment}`;
      return isThere ? [] : [{ from: stop.from, target: keyOf(stop), reason }];
    });
    return { pages: [...pages.values()], broken: [...broken, ...missing], addresses: seen.size };
  }

  return { add, work, result };
}

function keyOf({ site, address }: { readonly site: Site; readonly address: string }): string {
  return site.id + address;
}

/** The address of the group's sites that a link leads to; `undefined` for all others. */
function targetOf(
  site: Site,
  href: string,
  sites: readonly Site[],
  base: string,
): Target | undefined {
  const page = `https://${site.hosts[0]}${base}`;
  if (!URL.canParse(href, page)) return undefined;
  const { protocol, hostname, pathname, search, hash } = new URL(href, page);
  const owner = sites.find((candidate) => siteHosts(candidate).includes(hostname));
  if (!owner || !protocol.startsWith('http')) return undefined;
  return { site: owner, address: pathname + search, fragment: decodeURIComponent(hash.slice(1)) };
}

/** Accepts all resources and a limited number of addresses that differ in their last parts only. */
function sampling(samples: number): (stop: Stop) => boolean {
  const counts = new Map<string, number>();
  return ({ site, address, isPage }) => {
    const [path = '', query] = address.split('?');
    const isSimilar = query !== undefined || /\/\d{6,}\//.test(path);
    if (!isPage || !isSimilar) return true;
    const kind = `${site.id}${path.replace(/\/\d{6,}\/.*$/, '')}${query === undefined ? '' : '?'}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < samples;
  };
}
