import type { ContentService } from '#domain/content/service.ts';
import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Site } from '#domain/sites/site.ts';
import { feedAddress } from '#domain/stories/feedAddress.ts';
import {
  describeStoriesFailure,
  type StoriesFailure,
  type StoriesService,
} from '#domain/stories/service.ts';
import { minuteMs } from '#domain/units.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import { logFailure } from '#domain/upstreamFailure.ts';
import type { MediaClient } from '#upstream/content/media.ts';
import { remember } from '#upstream/http/remember.ts';
import { storiesFeed } from './feed.ts';
import { drawIcon, isIcon } from './icons.ts';
import { webManifest } from './manifest.ts';
import { robotsText } from './robots.ts';
import { type SitemapSources, sitemapIndex, sitemapPart } from './sitemap/sitemaps.ts';

/** Dependencies of the handler. */
export interface SiteFileTools extends SitemapSources {
  readonly content: SitemapSources['content'] & Pick<ContentService, 'page'>;
  readonly stories: Pick<StoriesService, 'list'>;
  readonly media: MediaClient;
  /** The rules of a site's table. */
  readonly redirects: (site: Site) => readonly RedirectRule[];
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
}

/** A file as sent to the client. */
interface SiteFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

type FileFailure = StoriesFailure | { readonly kind: 'not-found' };
type FileResult = Result<SiteFile, FileFailure>;

interface Wanted {
  readonly site: Site;
  readonly file: string;
}

/** Pages are published and cars sold all the time; crawlers come a few times a day. */
const freshMs = 30 * minuteMs;
// About ten files for each site. The largest, of 50 000 cars, takes half a megabyte.
const rememberedFiles = 200;

/**
 * Answers with the files that a site has besides its pages (`domain/sites/siteFiles.ts`). A file is made at
 * most every half hour, and the last one is sent while it can't be made; 503 without one, because a
 * partial sitemap would say that the other pages are gone.
 */
export function createSiteFileHandler(
  tools: SiteFileTools,
): (site: Site | undefined, file: string) => Promise<Response> {
  const load = remember((wanted: Wanted) => makeFile(wanted, tools), {
    key: ({ site, file }) => `${site.id} ${file}`,
    freshMs,
    maxEntries: rememberedFiles,
    now: tools.now,
    onStale: (wanted, failure) =>
      logFailure(tools.log, failure, `${describe(wanted, failure)}; the last one is sent`),
  });
  return async (site, file) => {
    if (!site) return new Response(null, { status: 404 });
    const wanted = { site, file };
    const answer = await load(wanted);
    return answer.ok ? fileAnswer(answer.value) : refusal(wanted, answer, tools);
  };
}

function describe({ site, file }: Wanted, failure: FileFailure): string {
  const reason = failure.kind === 'not-found' ? 'not found' : describeStoriesFailure(failure);
  return `${file} of ${site.id}: ${reason}`;
}

function fileAnswer({ body, type }: SiteFile): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=1800' };
  return new Response(body, { headers });
}

function refusal(
  wanted: Wanted,
  { failure }: Extract<Answer<SiteFile, FileFailure>, { readonly ok: false }>,
  { log }: SiteFileTools,
): Response {
  // Anybody can ask for files that don't exist.
  if (failure.kind === 'not-found') return new Response(null, { status: 404 });
  logFailure(log, failure, describe(wanted, failure));
  return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
}

const notFound = fail({ kind: 'not-found' } as const);

async function makeFile({ site, file }: Wanted, tools: SiteFileTools): Promise<FileResult> {
  if (file === 'robots.txt') {
    return text(robotsText(site, tools.redirects(site)), 'text/plain; charset=utf-8');
  }
  if (file === 'site.webmanifest') {
    return text(JSON.stringify(webManifest(site)), 'application/manifest+json');
  }
  if (file === 'sitemap.xml') {
    return typed(await sitemapIndex(site, tools), 'application/xml; charset=utf-8');
  }
  const part = /^sitemap-(.+)\.xml\.gz$/.exec(file)?.[1];
  if (part !== undefined) return typed(await sitemapPart(site, part, tools), 'application/gzip');
  if (isIcon(file)) return makeIcon(site, file, tools);
  return makeFeed(site, `/${file}`, tools);
}

function text(body: string, type: string): FileResult {
  return ok({ body: new TextEncoder().encode(body), type });
}

function typed(written: Result<Uint8Array<ArrayBuffer>, FileFailure>, type: string): FileResult {
  return written.ok ? ok({ body: written.value, type }) : written;
}

async function makeIcon(
  site: Site,
  file: string,
  { content, media }: SiteFileTools,
): Promise<FileResult> {
  const settings = await content.siteSettings(site.contentName, site.locales[0]);
  if (!settings.ok) return settings;
  const { favicon } = settings.value;
  if (favicon === undefined || !media.owns(favicon)) return notFound;
  const mark = await media.file(favicon);
  if (!mark.ok) return mark;
  try {
    const icon = await drawIcon(mark.value, file);
    return icon ? ok(icon) : notFound;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no picture';
    return fail({ kind: 'malformed', reason });
  }
}

/** As many as readers show at once. */
const storiesInFeed = 20;

async function makeFeed(site: Site, address: string, tools: SiteFileTools): Promise<FileResult> {
  const locale = site.locales.find((candidate) => feedAddress(site, candidate) === address);
  const index = locale && site.commonPages?.[locale]?.stories;
  if (locale === undefined || index === undefined) return notFound;
  const of = { site: site.contentName, language: locale };
  const [page, part] = await Promise.all([
    tools.content.page({ ...of, path: index }),
    tools.stories.list({ ...of, timeZone: site.timeZone, index, limit: storiesInFeed, tagIds: [] }),
  ]);
  if (!page.ok) return page;
  if (!part.ok) return part;
  const description = page.value?.fields.metaDescription || site.name;
  const { stories } = part.value;
  const feed = storiesFeed({ site, locale, address, index, description, stories });
  return text(feed, 'application/rss+xml; charset=utf-8');
}
