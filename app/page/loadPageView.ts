import { cache } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Page, SiteSettings } from '#domain/content/page.ts';
import { pagePath } from '#domain/content/pagePath.ts';
import { type ContentFailure, describeContentFailure } from '#domain/content/service.ts';
import { log } from '../log.ts';
import { content } from '../services.ts';
import { readQuerySegments } from '../site/querySegments.ts';
import { parseSiteAddress, type SiteAddress, type SiteParams } from '../site/siteAddress.ts';

/** The route parameters of a content page. */
export interface PageParams extends SiteParams {
  readonly path?: readonly string[];
}

/** What there is to show at an address. */
export type PageView =
  | { readonly kind: 'unknown-site' }
  | ({ readonly kind: 'page' } & ContentView)
  | ({ readonly kind: 'missing'; readonly page: Page | undefined } & Omit<ContentView, 'page'>)
  | { readonly kind: 'unavailable'; readonly address: SiteAddress };

/** A page and what its site has for all pages. */
export interface ContentView {
  readonly address: SiteAddress;
  /** Path within the site and language. */
  readonly path: string;
  /** The address's query, as it stands behind the question mark; empty without one. */
  readonly query: string;
  readonly page: Page;
  readonly dictionary: Dictionary;
  readonly settings: SiteSettings;
}

/** Loads what an address shows. Never rejects for what the platform did: that is `unavailable`. */
export async function loadPageView(params: PageParams): Promise<PageView> {
  return loadOnce(params.site, params.locale, params.path?.join('/') ?? '');
}

// Metadata and page ask for the same view in one request; React's cache compares by arguments.
const loadOnce = cache(async (site: string, locale: string, joined: string): Promise<PageView> => {
  const address = parseSiteAddress({ site, locale });
  if (!address) return { kind: 'unknown-site' };
  const { segments, query } = readQuerySegments(joined === '' ? [] : joined.split('/'));
  return loadSitePage(address, pagePath(segments), query);
});

async function loadSitePage(
  address: SiteAddress,
  path: string | undefined,
  query: string,
): Promise<PageView> {
  const of = { site: address.site.contentName, language: address.locale };
  const [page, dictionary, settings] = await Promise.all([
    path === undefined ? missingPage : content.page({ ...of, path }),
    content.dictionary(of.site, of.language),
    content.siteSettings(of.site, of.language),
  ]);
  if (!page.ok) return unavailable(address, path, page.failure);
  if (!dictionary.ok) return unavailable(address, path, dictionary.failure);
  if (!settings.ok) return unavailable(address, path, settings.failure);
  const common = {
    address,
    path: path ?? '/',
    query,
    dictionary: dictionary.value,
    settings: settings.value,
  };
  if (page.value) return { kind: 'page', page: page.value, ...common };
  return { kind: 'missing', page: await loadNotFoundPage(of, settings.value), ...common };
}

const missingPage = { ok: true, value: undefined } as const;

/** The page editors made for addresses without one; a site can do without. */
async function loadNotFoundPage(
  of: { readonly site: string; readonly language: string },
  { notFoundPath }: SiteSettings,
): Promise<Page | undefined> {
  if (notFoundPath === undefined) return undefined;
  const answer = await content.page({ ...of, path: notFoundPath });
  return answer.ok ? answer.value : undefined;
}

function unavailable(
  address: SiteAddress,
  path: string | undefined,
  failure: ContentFailure,
): PageView {
  const where = `${address.site.id} ${address.locale} ${path ?? '?'}`;
  log(`content: page ${where} can't be shown: ${describeContentFailure(failure)}`);
  return { kind: 'unavailable', address };
}
