import { siteJson } from '#domain/content/siteData.ts';
import { breadcrumbJson } from '#domain/content/structuredData.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import { addHomePath } from '#domain/sites/homePath.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { JsonScript } from '#features/shared/JsonScript.tsx';
import type { LoadedView } from './loadPageView.ts';

/** Structured data that doesn't depend on the blocks of a page, for search engines. */
export function PageData(view: LoadedView) {
  if (view.page.mode !== 'normal') return null;
  return view.path === '/' ? <SiteData {...view} /> : <Crumbs {...view} />;
}

/** On the start page: the site and its search for cars. */
function SiteData({ address: { site, locale }, dictionary, settings }: LoadedView) {
  const { pathToCarList } = dictionary;
  const hasSearch = site.indices !== undefined && pathToCarList.startsWith('/');
  const list = addHomePath(localizedPath(site, locale, '/'), pathToCarList);
  const json = siteJson({
    site,
    locale,
    logo: settings.favicon && '/icon-512.png',
    searchAddress: hasSearch ? `${list}?${keyphraseParameter}=` : undefined,
  });
  return <JsonScript json={json} />;
}

/** The way to a page below others. */
function Crumbs({ address: { site, locale }, page, path, content }: LoadedView) {
  if (content.pagesAbove.length === 0) return null;
  const own = { name: page.fields.navTitle || page.displayName, path };
  const crumbs = [...content.pagesAbove, own].map((crumb) => ({
    name: crumb.name,
    url: absoluteUrl(site, localizedPath(site, locale, crumb.path)),
  }));
  return <JsonScript json={breadcrumbJson(crumbs)} />;
}
