import { errorPage } from '#app/errorPage/errorPage.ts';
import { policyOf } from '#app/security/policyOf.ts';
import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import type { Replacement } from './replaceBody.ts';

/** The error page of the site at a host, in the language of an address; a plain text for an unknown host. */
export function errorDocument(
  host: string | undefined,
  url: string,
  status: number,
): Replacement | undefined {
  const site = host === undefined ? undefined : siteAtHost(host);
  if (!site) return undefined;
  const text = errorPage(site, localeOf(site, url), status);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(text),
      'cache-control': 'no-store',
    },
    text,
  };
}

/** The first segment of an address names its language, except for the default one. */
function localeOf(site: Site, url: string): Locale {
  const named = /^\/(\w+)(?:[/?]|$)/.exec(url)?.[1];
  return site.locales.find((locale) => locale === named) ?? defaultLocale(site);
}
