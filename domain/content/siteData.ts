import { absoluteUrl } from '#domain/sites/counterparts.ts';
import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';
import { organisationId, scriptJson } from './structuredData.ts';

/** Input of the structured data of a site's start page. */
export interface SiteFacts {
  readonly site: Site;
  readonly locale: Locale;
  /** Address of the site's logo, if it has one. */
  readonly logo?: string | undefined;
  /** Address of the page that searches, to which a query is added; absent if there is none. */
  readonly searchAddress?: string | undefined;
}

/**
 * The site and the company behind it as schema.org JSON-LD, safe inside a `<script>`: a WebSite with its
 * search, and an Organization. The facilities, which are AutoDealers, have data of their own.
 */
export function siteJson({ site, locale, logo, searchAddress }: SiteFacts): string {
  const id = organisationId(absoluteUrl(site, '/'));
  return scriptJson({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        name: site.name,
        url: absoluteUrl(site, localizedPath(site, locale, '/')),
        inLanguage: locale,
        publisher: { '@id': id },
        potentialAction: searchAddress === undefined ? undefined : search(site, searchAddress),
      },
      {
        '@type': 'Organization',
        '@id': id,
        name: site.name,
        url: absoluteUrl(site, '/'),
        logo: logo === undefined ? undefined : absoluteUrl(site, logo),
        telephone: site.phone.href.replace(/^tel:/, ''),
      },
    ],
  });
}

function search(site: Site, address: string): object {
  return {
    '@type': 'SearchAction',
    target: `${absoluteUrl(site, address)}{search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
}
