import type { PageItem, Phrase, Site, SiteRedirect } from '../model.ts';
import { itemPaging, type PageArguments, pageOf } from '../paging.ts';
import { sitemapAddresses } from '../sitemap.ts';
import { byRoute } from '../store.ts';
import { itemView } from './itemView.ts';
import type { World } from './world.ts';

interface LanguageArguments {
  language: string;
}

interface RouteArguments extends LanguageArguments, PageArguments {
  includedPaths?: readonly (string | null)[] | null;
  excludedPaths?: readonly (string | null)[] | null;
}

/** A site in the schema's shape. */
export function siteView(site: Site, world: World): object {
  const { name, hostname, language, rootPath, robots, llmsTxt } = site;
  const sitemap = sitemapAddresses(site, world.origin);
  const attributes = Object.entries(site.attributes).map(([key, value]) => ({ key, value }));
  return {
    name,
    hostname,
    language,
    rootPath,
    robots,
    sitemap,
    llmsTxt,
    attributes,
    redirects: site.redirects.map(redirectView),
    errorHandling: (wanted: LanguageArguments) => errorPages(site, wanted.language, world),
    dictionary: (wanted: LanguageArguments & PageArguments) => {
      return dictionaryPage(site.dictionaries.get(wanted.language) ?? [], wanted);
    },
    routes: (wanted: RouteArguments) => routesPage(site, wanted, world),
  };
}

function redirectView(redirect: SiteRedirect): object {
  const { pattern, target, type, preserveQuery, preserveLanguage, locale } = redirect;
  return {
    pattern,
    target,
    redirectType: type,
    isQueryStringPreserved: preserveQuery,
    isLanguagePreserved: preserveLanguage,
    locale,
  };
}

function errorPages(site: Site, language: string, world: World): object {
  const notFound = world.store.page(site.name, '/404', language);
  const serverError = world.store.page(site.name, '/500', language);
  const view = (page: PageItem | undefined) => {
    return page === undefined ? null : itemView(page, world);
  };
  return {
    notFoundPage: () => view(notFound),
    notFoundPagePath: notFound?.layout.routePath ?? '',
    serverErrorPage: () => view(serverError),
    serverErrorPagePath: serverError?.layout.routePath ?? '',
  };
}

function dictionaryPage(phrases: readonly Phrase[], wanted: PageArguments): object {
  const page = pageOf(phrases, wanted, {
    fallbackFirst: 500,
    keyOf: ({ key }) => key,
    indexAfter: (key) => {
      const next = phrases.findIndex((phrase) => phrase.key > key);
      return next === -1 ? phrases.length : next;
    },
  });
  return { ...page, results: page.results.map(({ key, text }) => ({ key, value: text })) };
}

function routesPage(site: Site, wanted: RouteArguments, world: World): object {
  const isIn = (paths: RouteArguments['includedPaths'], page: PageItem) => {
    return (paths ?? []).some((path) => isAtOrBelow(page.layout.routePath, path ?? ''));
  };
  const pages = world.store.pages(site.name, wanted.language).filter((page) => {
    const isIncluded =
      (wanted.includedPaths ?? []).length === 0 || isIn(wanted.includedPaths, page);
    return isIncluded && !isIn(wanted.excludedPaths, page);
  });
  const paging = itemPaging(pages, byRoute, world.store);
  const { total, pageInfo, results } = pageOf(pages, wanted, paging);
  const route = (page: PageItem) => ({
    routePath: page.layout.routePath,
    route: () => itemView(page, world),
  });
  return { total, pageInfo, results: results.map(route) };
}

function isAtOrBelow(routePath: string, root: string): boolean {
  const [path, top] = [routePath.toLowerCase(), root.toLowerCase().replace(/\/+$/, '')];
  return path === top || path.startsWith(`${top}/`);
}
