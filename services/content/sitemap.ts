import { itemUrlPath } from './itemUrl.ts';
import type { Site } from './model.ts';
import { isErrorPage } from './panels/siteLinks.ts';
import type { ContentStore } from './store.ts';
import { isWildcardPage } from './wildcardPage.ts';

/** Path under which the site maps are served, one per site. */
export const sitemapPrefix = '/sitemaps';

/** The addresses of a site's site maps: those an editor named, else the one served here. */
export function sitemapAddresses(site: Site, origin: string): readonly string[] {
  return site.sitemap ?? [`${origin}${sitemapPath(site)}`];
}

/** The site map at a path; undefined where no site has one. */
export function sitemapAt(pathname: string, store: ContentStore): string | undefined {
  const site = store.sites.find((each) => sitemapPath(each) === pathname);
  return site && sitemapXml(site, store);
}

function sitemapPath({ name }: Site): string {
  return `${sitemapPrefix}/${encodeURIComponent(name)}/sitemap.xml`;
}

function sitemapXml(site: Site, store: ContentStore): string {
  const pages = site.languages.flatMap((language) => store.pages(site.name, language));
  const listed = pages.filter((page) => !isErrorPage(page) && !isWildcardPage(page));
  const entries = listed.map((page) => {
    const location = encodeURI(`https://${site.hostname}${itemUrlPath(page, store)}`);
    const escaped = location.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
    return `<url><loc>${escaped}</loc><lastmod>${page.updated}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
