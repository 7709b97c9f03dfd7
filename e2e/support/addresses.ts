import type { APIRequestContext, APIResponse } from '@playwright/test';
import { parseEnvironment } from '#app/environment.ts';
import { localizedPath, type Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';

/** Port of the site under test: that of the tests, as in playwright.config.ts, or the one of a benchmark that takes their steps. */
export const sitePort = Number(process.env['TESTED_PORT'] ?? 3300);
/** Port of the services under test. */
export const servicesPort = sitePort + 1000;

/** The folder with the data of the services, as in playwright.config.ts. */
export const servicesData = '.data/e2e';

/** What operators read about the machine of a site. */
export async function readHealth(port = sitePort) {
  const { internal } = parseEnvironment({ PORT: String(port) });
  const answer = await fetch(`http://${internal.host}:${internal.port}/healthz`);
  return answer.json();
}

/** URL of the tag manager's script, which tests intercept; as in playwright.config.ts. */
export const tagManagerUrl = `http://127.0.0.1:${servicesPort}/tag-manager.js`;

/** URL of a path on a site, for a browser. */
export function addressOf(site: Site['id'], path = '/'): string {
  return `http://${site}.localhost:${sitePort}${path}`;
}

/**
 * Requests a path from a host without a browser. Only browsers resolve `*.localhost` to this machine, so
 * the host is sent as a header.
 */
export function ask(request: APIRequestContext, host: string, path = '/'): Promise<APIResponse> {
  return request.get(`http://127.0.0.1:${sitePort}${path}`, { headers: { host }, maxRedirects: 0 });
}

/** The local host name of a site. */
export function hostOf(site: Site['id']): string {
  return `${site}.localhost`;
}

/** The start pages of all sites in all languages. */
export const startPages = sites.flatMap((site) =>
  site.locales.map((locale) => ({
    site: site.id,
    locale,
    theme: site.theme,
    url: addressOf(site.id, localizedPath(site, locale, '/')),
  })),
);
