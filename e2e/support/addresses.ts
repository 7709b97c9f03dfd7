import type { APIRequestContext, APIResponse } from '@playwright/test';
import { localizedPath, type Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';

/** Port of the site under test; as in playwright.config.ts. */
export const sitePort = 3300;
/** Port of the services under test. */
export const servicesPort = 4300;

/** Address of the tag manager's script, which the tests answer for; as in playwright.config.ts. */
export const tagManagerUrl = `http://127.0.0.1:${servicesPort}/tag-manager.js`;

/** Address of a path at a site, for a browser. */
export function addressOf(site: Site['id'], path = '/'): string {
  return `http://${site}.localhost:${sitePort}${path}`;
}

/**
 * Asks a host for a path without a browser. Only browsers know that `*.localhost` is this
 * machine, so the host travels as a header.
 */
export function ask(request: APIRequestContext, host: string, path = '/'): Promise<APIResponse> {
  return request.get(`http://127.0.0.1:${sitePort}${path}`, { headers: { host }, maxRedirects: 0 });
}

/** The host at which a site answers on this machine. */
export function hostOf(site: Site['id']): string {
  return `${site}.localhost`;
}

/** Every site in every language: where its start page is. */
export const startPages = sites.flatMap((site) =>
  site.locales.map((locale) => ({
    site: site.id,
    locale,
    theme: site.theme,
    url: addressOf(site.id, localizedPath(site, locale, '/')),
  })),
);
