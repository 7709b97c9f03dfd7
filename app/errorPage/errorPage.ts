import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';
import { type ErrorKind, errorTexts } from '#sites/errorTexts.ts';
import { isOnlyLightSite } from '../site/onlyLightSites.ts';
import { errorStyles } from './errorStyles.ts';

/**
 * A site's page for an error that neither the framework nor the content platform can show. It needs no script
 * and no other file.
 */
export function errorPage(site: Site, locale: Locale, status: number): string {
  const { home, call, ...texts } = errorTexts[locale];
  const { title, body } = texts[errorKindOf(status)];
  const { id, phone, hosts, theme } = site;
  const homePath = localizedPath(site, locale, '/');
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} | ${hosts[0]}</title>`,
    `<style>${errorStyles({ theme, locale, isOnlyLight: isOnlyLightSite(id) })}</style></head><body>`,
    `<header><a href="${homePath}">${hosts[0]}</a></header>`,
    `<main><h1>${title}</h1><p>${body}</p><a class="home" href="${homePath}">${home}</a>`,
    `<p>${call} <a href="${phone.href}">${phone.text}</a></p></main></body></html>`,
  ].join('');
}

function errorKindOf(status: number): ErrorKind {
  if (status >= 500) return 'failed';
  if (status === 410) return 'expired';
  return status === 405 ? 'method' : 'refused';
}
