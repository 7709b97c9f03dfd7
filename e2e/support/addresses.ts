import { localizedPath, type Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';

/** Port of the site under test; as in playwright.config.ts. */
export const sitePort = 3300;
/** Port of the services under test. */
export const servicesPort = 4300;

/** Address of a path at a site. */
export function addressOf(site: Pick<Site, 'id'>, path = '/'): string {
  return `http://${site.id}.localhost:${sitePort}${path}`;
}

/** Every site in every language: where its start page is. */
export const startPages = sites.flatMap((site) =>
  site.locales.map((locale) => ({
    site: site.id,
    locale,
    theme: site.theme,
    url: addressOf(site, localizedPath(site, locale, '/')),
  })),
);
