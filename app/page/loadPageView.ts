import { cache } from 'react';
import { pathWithName } from '#domain/cars/carPath.ts';
import { canonicalPath } from '#domain/content/canonicalPath.ts';
import { isMissingPage, listPath, spelledSegments } from '#domain/content/pageFacts.ts';
import { pagePath, splitAtSlashes } from '#domain/content/pagePath.ts';
import { encodePath } from '#domain/http/path.ts';
import { missingPageLanguages } from '#domain/navigation/languageLinks.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { logUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { log } from '../log.ts';
import { content } from '../services.ts';
import { noteIsOnlyLight } from '../site/onlyLightSites.ts';
import { readQuerySegments, startsWithMark } from '../site/querySegments.ts';
import { parseSiteAddress, type SiteAddress, type SiteParams } from '../site/siteAddress.ts';
import { forVisitor } from '../visitorBudget.ts';
import { type Completeness, createCompleteness } from './completeness.ts';
import type { ContentView, SiteView } from './contentView.ts';
import { createLastFrames } from './lastFrames.ts';
import { whenThereIsRoom } from './loadGate.ts';
import { loadPageContent, type PageContent } from './loadPageContent.ts';

/** The route parameters of a content page. */
export interface PageParams extends SiteParams {
  readonly path?: readonly string[];
}

/** What to show at an address. */
export type PageView =
  | { readonly kind: 'unknown-site' }
  | ({ readonly kind: 'page' } & LoadedView)
  /** A non-canonical address of a page. `href` is the canonical one, relative to the host. */
  | { readonly kind: 'moved'; readonly href: string; readonly isPermanent: boolean }
  | ({ readonly kind: 'missing'; readonly shown: LoadedView | undefined } & SiteView)
  /** The content platform failed. `shown` has the last header and footer of the site. */
  | {
      readonly kind: 'unavailable';
      readonly address: SiteAddress;
      readonly shown: LoadedView | undefined;
    };

/** A page with the data of its blocks. */
export interface LoadedView extends ContentView {
  readonly content: PageContent;
}

/** Loads the view of an address. If the platform fails, its kind is `unavailable`. */
export async function loadPageView(params: PageParams): Promise<PageView> {
  return loadOnce(params.site, params.locale, params.path?.join('/') ?? '');
}

// Metadata and page load the same view in one request; React's cache compares the arguments.
const loadOnce = cache(async (site: string, locale: string, joined: string): Promise<PageView> => {
  const address = parseSiteAddress({ site, locale });
  if (!address) return { kind: 'unknown-site' };
  const { segments, query } = readQuerySegments(joined === '' ? [] : joined.split('/'));
  const path = startsWithMark(segments) ? undefined : pagePath(segments);
  const split = path === undefined ? pagePath(splitAtSlashes(segments)) : undefined;
  const view = await whenThereIsRoom(async () => {
    const moved = split === undefined ? undefined : await moveTo(address, split, query);
    return moved ?? loadSitePage(address, path, query);
  });
  if (view) return view;
  const failure = { kind: 'overloaded', reason: 'queue-full' } as const;
  return forVisitor(() => unavailable(address, path, failure));
});

/** A redirect to the page at a path, if there is one. */
async function moveTo(
  address: SiteAddress,
  path: string,
  query: string,
): Promise<PageView | undefined> {
  const view = await loadSitePage(address, path, query);
  switch (view.kind) {
    case 'page':
      return { kind: 'moved', href: hrefOf(address, path, query), isPermanent: true };
    case 'moved':
      return view;
    default:
      return undefined;
  }
}

function hrefOf(address: SiteAddress, path: string, query: string): string {
  const escaped = encodePath(path.split('/').slice(1));
  const href = localizedPath(address.site, address.locale, escaped);
  return query === '' ? href : `${href}?${query}`;
}

async function loadSitePage(
  address: SiteAddress,
  path: string | undefined,
  query: string,
): Promise<PageView> {
  const of = { site: address.site.contentName, language: address.locale };
  const completeness = createCompleteness();
  const { watch } = completeness;
  const [page, dictionary, settings] = await Promise.all([
    path === undefined ? missingPage : watch(content.page({ ...of, path })),
    watch(content.dictionary(of.site, of.language)),
    watch(content.siteSettings(of.site, of.language)),
  ]);
  if (!page.ok) return unavailable(address, path, page.failure);
  if (!dictionary.ok) return unavailable(address, path, dictionary.failure);
  if (!settings.ok) return unavailable(address, path, settings.failure);
  noteIsOnlyLight(address.site.id, settings.value.isOnlyLight);
  const common = {
    address,
    path: path ?? settings.value.notFoundPath ?? '/',
    query,
    dictionary: dictionary.value,
    settings: settings.value,
  };
  // The not-found page has status 404 at its own address too.
  const found = path === settings.value.notFoundPath ? undefined : page.value;
  const view = found && (await withContent({ page: found, ...common }, completeness));
  if (view && !isMissingPage(view.content.facts)) return pageOrMove(view);
  const named = found || path === undefined ? undefined : pathWithName(path, dictionary.value);
  if (named !== undefined) return loadUnnamedCar(address, named, query);
  return { kind: 'missing', shown: await loadNotFoundPage(common, completeness), ...common };
}

/** The page of a car at an address with its id only, or a temporary redirect to its full address. */
async function loadUnnamedCar(
  address: SiteAddress,
  path: string,
  query: string,
): Promise<PageView> {
  const view = await loadSitePage(address, path, query);
  return view.kind === 'moved' ? { ...view, isPermanent: false } : view;
}

function pageOrMove(view: LoadedView): PageView {
  const { page, path, query, address, content: loaded } = view;
  lastFrames.keep(view);
  const list = listPath(loaded.facts);
  if (list !== undefined)
    return { kind: 'moved', href: hrefOf(address, list, ''), isPermanent: false };
  const canonical = canonicalPath(page.itemPath, path, spelledSegments(loaded.facts));
  if (canonical === undefined) return { kind: 'page', ...view };
  return { kind: 'moved', href: hrefOf(address, canonical, query), isPermanent: true };
}

const lastFrames = createLastFrames();

async function withContent(view: ContentView, completeness: Completeness): Promise<LoadedView> {
  return { ...view, content: await loadPageContent(view, completeness) };
}

const missingPage = { ok: true, value: undefined } as const;

/** The page that editors made for addresses without a page, if there is one. */
async function loadNotFoundPage(
  view: SiteView,
  completeness: Completeness,
): Promise<LoadedView | undefined> {
  const { address, settings } = view;
  if (settings.notFoundPath === undefined) return undefined;
  const answer = await completeness.watch(
    content.page({
      site: address.site.contentName,
      language: address.locale,
      path: settings.notFoundPath,
    }),
  );
  if (!answer.ok || !answer.value) return undefined;
  const { languages } = answer.value;
  const page = { ...answer.value, languages: missingPageLanguages(languages, view.path) };
  return withContent({ ...view, page }, completeness);
}

async function unavailable(
  address: SiteAddress,
  path: string | undefined,
  failure: UpstreamFailure,
): Promise<PageView> {
  const where = `${address.site.id} ${address.locale} ${path ?? '?'}`;
  logUpstreamFailure(log, failure, `content: page ${where} can't be shown`);
  const frame = lastFrames.find({ site: address.site.id, locale: address.locale });
  const shown = frame && (await withContent(frame, createCompleteness()));
  return { kind: 'unavailable', address, shown };
}
