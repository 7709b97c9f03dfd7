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

interface Stop extends Target {
  readonly from: string;
  readonly isPage: boolean;
}

interface CrawlState {
  readonly options: CrawlOptions;
  readonly waiting: Stop[];
  readonly seen: Set<string>;
  readonly pages: Map<string, CrawledPage>;
  readonly broken: BrokenLink[];
  /** Links to a part of a page. */
  readonly fragments: Stop[];
  readonly isSampled: (stop: Stop) => boolean;
}

const concurrency = 4;
const maxRedirects = 5;

/** Follows all links of all sites, from their start pages and sitemaps. */
export async function crawlSites(options: CrawlOptions): Promise<Crawl> {
  const state: CrawlState = {
    options,
    waiting: [],
    seen: new Set(),
    pages: new Map(),
    broken: [],
    fragments: [],
    isSampled: sampling(options.samples),
  };
  for (const site of options.sites) await addStarts(state, site);
  await Promise.all(Array.from({ length: concurrency }, () => work(state)));
  return {
    pages: [...state.pages.values()],
    broken: [...state.broken, ...missingFragments(state)],
    addresses: state.seen.size,
  };
}

async function addStarts(state: CrawlState, site: Site): Promise<void> {
  for (const locale of site.locales) {
    addLink(state, { site, href: localizedPath(site, locale, '/'), from: 'start' });
  }
  const { body } = await ask(state, site, '/sitemap.xml');
  for (const part of locationsIn(body)) {
    const { pathname } = new URL(part);
    const { body: pages } = await ask(state, site, pathname);
    for (const href of locationsIn(pages)) addLink(state, { site, href, from: pathname });
  }
}

function locationsIn(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  );
}

function ask({ options }: CrawlState, site: Site, address: string): Promise<Answer> {
  const { port, ask: asking = askSite } = options;
  return asking({ port, host: `${site.id}.localhost`, address });
}

interface FoundLink {
  readonly site: Site;
  readonly href: string;
  readonly from: string;
  /** Path of the page that has it. */
  readonly base?: string;
  readonly isPage?: boolean;
  /** Whether it is read even if enough similar pages are. */
  readonly isNeeded?: boolean;
}

function addLink(
  { options, waiting, seen, fragments, isSampled }: CrawlState,
  { site, href, from, base = '/', isPage = true, isNeeded = false }: FoundLink,
): void {
  const target = targetOf(site, href, options.sites, base);
  if (!target) return;
  const stop = { ...target, from, isPage };
  if (target.fragment !== '') fragments.push(stop);
  const key = keyOf(target);
  if (seen.has(key) || !(isNeeded || isSampled(stop))) return;
  seen.add(key);
  waiting.push(stop);
}

async function work(state: CrawlState): Promise<void> {
  for (let stop = state.waiting.shift(); stop; stop = state.waiting.shift()) {
    await visit(state, stop);
  }
}

async function visit(state: CrawlState, stop: Stop): Promise<void> {
  const { site, from } = stop;
  const { address, answer } = await follow(state, stop);
  if (answer.status !== 200) {
    state.broken.push({ from, target: keyOf(stop), reason: `status ${answer.status}` });
    return;
  }
  if (!stop.isPage || !answer.type.startsWith('text/html')) return;
  const page = { ...readPage(answer.body), site, address, from };
  state.pages.set(keyOf(stop), page);
  const shared = { site, from: keyOf(page), base: address };
  for (const href of page.links) addLink(state, { ...shared, href });
  for (const href of page.resources) addLink(state, { ...shared, href, isPage: false });
  for (const { href } of page.alternates) addLink(state, { ...shared, href, isNeeded: true });
}

/** The answer after redirects within the site. */
async function follow(
  state: CrawlState,
  { site, address: start }: Stop,
): Promise<{ readonly address: string; readonly answer: Answer }> {
  let address = start;
  for (let hop = 0; ; hop += 1) {
    const answer = await ask(state, site, address);
    const next = answer.location && targetOf(site, answer.location, state.options.sites, address);
    if (!next || next.site !== site || hop === maxRedirects) return { address, answer };
    address = next.address;
  }
}

function missingFragments({ fragments, pages }: CrawlState): readonly BrokenLink[] {
  return fragments.flatMap((stop) => {
    const page = pages.get(keyOf(stop));
    const isThere = !page || page.ids.has(stop.fragment);
    const reason = `there is no #${stop.fragment}`;
    return isThere ? [] : [{ from: stop.from, target: keyOf(stop), reason }];
  });
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
