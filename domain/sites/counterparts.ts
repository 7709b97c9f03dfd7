import { type Locale, localizedPath, pageKinds, type Site } from './site.ts';

/** A page in the version for one language and country. */
export interface PageVersion {
  readonly site: Site;
  readonly locale: Locale;
  /** Absolute URL. */
  readonly url: string;
}

/**
 * The same page on the other sites of the family, in all their languages. Only declared pages have
 * counterparts, because addresses of the platform don't say which pages correspond.
 *
 * @param path - The page's path within the site and language.
 */
export function counterpartsOf(
  site: Site,
  locale: Locale,
  path: string,
  sites: readonly Site[],
): readonly PageVersion[] {
  const own = site.commonPages?.[locale] ?? {};
  const kind = pageKinds.find((candidate) => own[candidate] === path);
  if (kind === undefined) return [];
  return sites
    .filter((other) => other.id !== site.id && other.family === site.family)
    .flatMap((other) =>
      other.locales.flatMap((language) => {
        const found = other.commonPages?.[language]?.[kind];
        return found === undefined ? [] : [pageVersion(other, language, found)];
      }),
    );
}

/** The version of a site's page in one of its languages. */
export function pageVersion(site: Site, locale: Locale, path: string): PageVersion {
  return { site, locale, url: absoluteUrl(site, localizedPath(site, locale, path)) };
}

/**
 * The production URL of a path of a site. Addresses from content or an index may lead elsewhere: use `contentUrl` for
 * them.
 */
export function absoluteUrl(site: Site, path: string): string {
  // As a path alone, `//other.example` would be another host.
  return new URL(`https://${site.hosts[0]}/${path.replace(/^\//, '')}`).href;
}

/**
 * The values of `hreflang` and their URLs: every version by language and country, and `x-default` for
 * all other visitors, which is the first English version, or else the first of all. Empty if there is
 * only one version.
 *
 * @param versions - In any order, one per site and language.
 * @param sites - All sites, in the order that decides which version comes first.
 */
export function alternateUrls(
  versions: readonly PageVersion[],
  sites: readonly Site[],
): Readonly<Record<string, string>> {
  if (versions.length < 2) return {};
  const ordered = versions.toSorted((a, b) => rank(a, sites) - rank(b, sites));
  const fallback = ordered.find(({ locale }) => locale === 'en') ?? ordered[0];
  return {
    ...Object.fromEntries(
      ordered.map(({ site, locale, url }) => [`${locale}-${site.country}`, url]),
    ),
    ...(fallback && { 'x-default': fallback.url }),
  };
}

function rank({ site, locale }: PageVersion, sites: readonly Site[]): number {
  return sites.findIndex(({ id }) => id === site.id) * 100 + site.locales.indexOf(locale);
}
