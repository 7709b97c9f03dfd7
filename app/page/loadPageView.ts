import { cache } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Page, SiteSettings } from '#domain/content/page.ts';
import { isMissing } from '#domain/content/pageFacts.ts';
import { pagePath } from '#domain/content/pagePath.ts';
import { type ContentFailure, describeContentFailure } from '#domain/content/service.ts';
import { log } from '../log.ts';
import { content } from '../services.ts';
import { readQuerySegments } from '../site/querySegments.ts';
import { parseSiteAddress, type SiteAddress, type SiteParams } from '../site/siteAddress.ts';
import { loadPageContent, type PageContent } from './loadPageContent.ts';

/** The route parameters of a content page. */
export interface PageParams extends SiteParams {
  readonly path?: readonly string[];
}

/** What there is to show at an address. */
export type PageView =
  | { readonly kind: 'unknown-site' }
  | ({ readonly kind: 'page' } & LoadedView)
  | ({ readonly kind: 'missing'; readonly shown: LoadedView | undefined } & SiteView)
  | { readonly kind: 'unavailable'; readonly address: SiteAddress };

/** An address of a site, and what the site has for all pages. */
export interface SiteView {
  readonly address: SiteAddress;
  /** Path within the site and language. */
  readonly path: string;
  /** The address's query, as it stands behind the question mark; empty without one. */
  readonly query: string;
  readonly dictionary: Dictionary;
  readonly settings: SiteSettings;
}

/** The page at an address. */
export interface ContentView extends SiteView {
  readonly page: Page;
}

/** A page with all its blocks need. */
export interface LoadedView extends ContentView {
  readonly content: PageContent;
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
  const view = page.value && (await withContent({ page: page.value, ...common }));
  if (view && !isMissing(view.content.facts)) return { kind: 'page', ...view };
  return { kind: 'missing', shown: await loadNotFoundPage(common), ...common };
}

async function withContent(view: ContentView): Promise<LoadedView> {
  return { ...view, content: await loadPageContent(view) };
}

const missingPage = { ok: true, value: undefined } as const;

/** The page editors made for addresses without one; a site can do without. */
async function loadNotFoundPage(view: SiteView): Promise<LoadedView | undefined> {
  const { address, settings } = view;
  if (settings.notFoundPath === undefined) return undefined;
  const answer = await content.page({
    site: address.site.contentName,
    language: address.locale,
    path: settings.notFoundPath,
  });
  return answer.ok && answer.value ? withContent({ ...view, page: answer.value }) : undefined;
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
