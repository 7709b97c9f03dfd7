import { wrongMarksProblem } from '#domain/content/checkTexts.ts';
import {
  dictionaryTag,
  everythingTag,
  routesTag,
  settingsTag,
  unplacedTag,
} from '#domain/content/contentTags.ts';
import { type Dictionary, parseDictionary, wrongMarks } from '#domain/content/dictionary.ts';
import type { SiteSettings } from '#domain/content/page.ts';
import type {
  ContentService,
  EditableAddress,
  PageAddress,
  Route,
} from '#domain/content/service.ts';
import { ok, type Result } from '#domain/result.ts';
import { minuteMs } from '#domain/units.ts';
import {
  describeUpstreamFailure,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import { systemTools } from '../http/request.ts';
import { noteSources } from '../http/sources.ts';
import type { Ask } from './ask.ts';
import { answerTag, pageSources } from './itemSources.ts';
import { createPageLoader } from './pageLoader.ts';
import { parsePage, parseSiteSettings } from './parse.ts';
import { parseRoute } from './parseRoute.ts';
import {
  dictionaryQuery,
  editablePageQuery,
  layoutQuery,
  routesQuery,
  siteQuery,
} from './queries.ts';
import {
  wireDictionaryAnswer,
  wireItemAnswer,
  wireLayoutAnswer,
  wireRoutesAnswer,
  wireSiteAnswer,
} from './wire.ts';

/** Dependencies of the client. */
export interface ContentClientOptions {
  /** Shared by all clients of the platform, and so its limits are too. */
  readonly ask: Ask;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

// Well below the platform's limit of 1000 entities per query.
const entitiesPerPage = 500;
// Each comes with its item.
const routesPerPage = 250;
const freshMs = minuteMs;
const rememberedSites = 100;

/** A client of the content platform that uses the last good answers during an outage. */
export function createContentClient(options: ContentClientOptions): ContentService {
  const { ask, now = systemTools.now } = options;
  const stale = (what: string) => (input: SiteLanguage, failure: UpstreamFailure) =>
    logFailure(
      options.log,
      failure,
      `content: ${what} of ${input.site} ${input.language}: ${describeUpstreamFailure(failure)}; the last good answer is used`,
    );
  const key = ({ site, language }: SiteLanguage) => `${site} ${language}`;
  const shared = { key, now, maxEntries: rememberedSites, freshMs };

  const dictionary = remember((of: SiteLanguage) => loadDictionary(ask, of, options.log), {
    ...shared,
    tag: ({ site, language }) => answerTag('dictionary', [site, language]),
    onStale: stale('dictionary'),
  });
  const settings = remember((of: SiteLanguage) => loadSettings(ask, of), {
    ...shared,
    tag: ({ site, language }) => answerTag('settings', [site, language]),
    onStale: stale('site settings'),
  });

  const page = createPageLoader((address) => loadPage(ask, address), { now, log: options.log });

  return {
    page: notingSources(page),
    editablePage: (address) => loadEditablePage(ask, address),
    routes: (site, language) => loadRoutes(ask, { site, language }, options.log),
    paths: async (site, language) => {
      const routes = await loadRoutes(ask, { site, language }, options.log);
      return routes.ok ? ok(routes.value.map(({ path }) => path)) : routes;
    },
    dictionary: (site, language) => dictionary({ site, language }),
    texts: (site, language) => loadTexts(ask, { site, language }),
    siteSettings: (site, language) => settings({ site, language }),
  };
}

/** Notes what a page is made from, whether its layout is a new one or the last. */
function notingSources(page: ContentService['page']): ContentService['page'] {
  return async (address) => {
    const answer = await page(address);
    if (answer.ok) noteSources(() => pageSources(address, answer.value));
    return answer;
  };
}

type SiteLanguage = Pick<PageAddress, 'site' | 'language'>;

async function loadPage(ask: Ask, { site, language, path }: PageAddress) {
  const answer = await ask(layoutQuery, { site, language, routePath: path }, wireLayoutAnswer);
  return answer.ok ? ok(parsePage(answer.value.layout?.item)) : answer;
}

async function loadEditablePage(ask: Ask, address: EditableAddress) {
  const { itemId, language, version } = address;
  const answer = await ask(
    editablePageQuery,
    { itemId, language, version },
    wireItemAnswer,
    editorHeaders(address),
  );
  return answer.ok ? ok(parsePage(answer.value.item)) : answer;
}

/** The headers by which the platform knows what its editor wants to see. */
function editorHeaders({
  site,
  mode,
  layoutKind,
  variant = 'default',
  previewTime,
  authorization,
}: EditableAddress): Readonly<Record<string, string>> {
  return {
    sc_site: site,
    sc_editMode: String(mode === 'edit'),
    sc_previewMode: String(mode === 'preview'),
    sc_layoutKind: layoutKind,
    sc_variant: variant,
    ...(previewTime !== undefined && { sc_previewTime: previewTime }),
    ...(authorization !== undefined && { authorization }),
  };
}

async function loadSettings(
  ask: Ask,
  { site, language }: SiteLanguage,
): Promise<Result<SiteSettings, UpstreamFailure>> {
  noteSources(() => [settingsTag(site), unplacedTag(language), everythingTag]);
  const answer = await ask(siteQuery, { site, language }, wireSiteAnswer);
  return answer.ok ? ok(parseSiteSettings(answer.value)) : answer;
}

async function loadDictionary(
  ask: Ask,
  of: SiteLanguage,
  log: (line: string) => void,
): Promise<Result<Dictionary, UpstreamFailure>> {
  const { site, language } = of;
  noteSources(() => [dictionaryTag(site, language), unplacedTag(language), everythingTag]);
  const answer = await loadTexts(ask, of);
  if (!answer.ok) return answer;
  const { dictionary, missing } = parseDictionary(answer.value);
  if (missing.length > 0)
    log(`content: dictionary ${site} ${language} lacks ${missing.join(', ')}`);
  for (const { place, problem } of wrongMarks(answer.value).map(wrongMarksProblem))
    log(`content: dictionary ${site} ${language}: ${place} ${problem}`);
  return ok(dictionary);
}

async function loadTexts(
  ask: Ask,
  { site, language }: SiteLanguage,
): Promise<Result<ReadonlyMap<string, string>, UpstreamFailure>> {
  const answer = await askAllPages(async (after) => {
    const variables = { site, language, first: entitiesPerPage, after };
    const part = await ask(dictionaryQuery, variables, wireDictionaryAnswer);
    return part.ok ? ok(part.value.site.siteInfo?.dictionary) : part;
  });
  if (!answer.ok) return answer;
  const texts = answer.value.flatMap(({ key, value }) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return ok(new Map(texts));
}

async function loadRoutes(
  ask: Ask,
  { site, language }: SiteLanguage,
  log: (line: string) => void,
): Promise<Result<readonly Route[], UpstreamFailure>> {
  noteSources(() => [routesTag(site, language), unplacedTag(language), everythingTag]);
  const answer = await askAllPages(async (after) => {
    const variables = { site, language, first: routesPerPage, after };
    const part = await ask(routesQuery, variables, wireRoutesAnswer);
    return part.ok ? ok(part.value.site.siteInfo?.routes) : part;
  });
  if (!answer.ok) return answer;
  const routes = answer.value.flatMap((wire) => {
    const route = wire && parseRoute(wire);
    if (wire && !route)
      log(`content: ${site} ${language}: a page has no valid path: ${wire.routePath}`);
    return route ?? [];
  });
  return ok(routes);
}

/** One page of a longer answer. */
interface AnswerPage<Entry> {
  readonly results: readonly Entry[];
  readonly pageInfo?:
    | {
        readonly endCursor?: string | null | undefined;
        readonly hasNext?: boolean | null | undefined;
      }
    | null
    | undefined;
}

/** Follows the platform's cursors to the end. */
async function askAllPages<Entry>(
  askPage: (after?: string) => Promise<Result<AnswerPage<Entry> | undefined, UpstreamFailure>>,
): Promise<Result<readonly Entry[], UpstreamFailure>> {
  const entries: Entry[] = [];
  const asked = new Set<string | undefined>();
  let after: string | undefined;
  do {
    asked.add(after);
    const answer = await askPage(after);
    if (!answer.ok) return answer;
    entries.push(...(answer.value?.results ?? []));
    const { endCursor, hasNext } = answer.value?.pageInfo ?? {};
    const next = hasNext ? (endCursor ?? undefined) : undefined;
    // A repeated cursor would cause an endless loop.
    after = asked.has(next) ? undefined : next;
  } while (after !== undefined);
  return ok(entries);
}
