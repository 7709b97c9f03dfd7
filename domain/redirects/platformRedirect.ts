import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { collectRules } from './parseRules.ts';
import { type PlatformPattern, parsePattern } from './platformPattern.ts';
import { parseDestination } from './redirectDestination.ts';
import type {
  Parsed,
  ParsedRule,
  ParsedRules,
  ParsedSource,
  RedirectType,
  SourceSegment,
} from './redirectRule.ts';

/** A redirect that editors keep on the content platform. */
export interface PlatformRedirect {
  /** A path with an optional query, or a regular expression. */
  readonly pattern: string;
  /** A path or an `https:` address; `$1` is the first group of the pattern, `$siteLang` the site's language. */
  readonly target: string;
  readonly type: RedirectType;
  readonly keepsQuery: boolean;
  readonly keepsLanguage: boolean;
  /** The only language it applies to; empty for all. */
  readonly locale: string;
}

/**
 * Parses the redirects of a site on the platform, with a rule for each language they apply to. Those that name
 * their language, as a setting or at the beginning of their pattern, come before those for all languages.
 */
export function parsePlatformRedirects(
  redirects: readonly PlatformRedirect[],
  site: Site,
): ParsedRules {
  const found = redirects.flatMap((redirect) =>
    parseForLocales(redirect, site).map((each) => ({ ...each, source: redirect.pattern })),
  );
  const general = found.filter(({ namesLanguage }) => !namesLanguage);
  return collectRules([...found.filter(({ namesLanguage }) => namesLanguage), ...general]);
}

/** A rule for one language. */
interface LocalRule {
  readonly parsed: Parsed<ParsedRule>;
  readonly namesLanguage: boolean;
}

function parseForLocales(redirect: PlatformRedirect, site: Site): readonly LocalRule[] {
  const readings = parsePattern(redirect.pattern, site.hosts);
  if (!readings.ok) return [{ parsed: readings, namesLanguage: false }];
  const rules = readings.value.flatMap((pattern) =>
    site.locales.flatMap((locale) => parseForLocale(redirect, pattern, locale, site)),
  );
  const unknown = { ok: false, failure: 'unknown-language' } as const;
  return rules.length > 0 ? rules : [{ parsed: unknown, namesLanguage: false }];
}

function parseForLocale(
  redirect: PlatformRedirect,
  pattern: PlatformPattern,
  locale: Locale,
  site: Site,
): readonly LocalRule[] {
  const isOnlyLocale = redirect.locale !== '';
  if (isOnlyLocale && redirect.locale.toLowerCase() !== locale.toLowerCase()) return [];
  const local = pattern.alternatives.flatMap((source) => inLocale(source, locale, site) ?? []);
  if (local.length === 0) return [];
  const alternatives = local.map(({ source }) => source);
  return [
    {
      parsed: parseRule(redirect, { ...pattern, alternatives }, locale, site),
      namesLanguage: isOnlyLocale || local.every(({ isNamed }) => isNamed),
    },
  ];
}

interface LocalSource {
  readonly source: ParsedSource;
  /** Whether the pattern begins with the language. */
  readonly isNamed: boolean;
}

/** The source with the prefix of a language; `undefined` if it names another language. */
function inLocale(
  { segments, captures }: ParsedSource,
  locale: Locale,
  site: Site,
): LocalSource | undefined {
  const [first, ...others] = segments;
  const named =
    first?.kind === 'fixed' && site.locales.find((each) => each.toLowerCase() === first.text);
  if (named && named !== locale) return undefined;
  const rest = named ? others : segments;
  const prefix: readonly SourceSegment[] =
    locale === defaultLocale(site) ? [] : [{ kind: 'fixed', text: locale.toLowerCase() }];
  return { source: { segments: [...prefix, ...rest], captures }, isNamed: Boolean(named) };
}

function parseRule(
  redirect: PlatformRedirect,
  { alternatives, conditions }: PlatformPattern,
  locale: Locale,
  site: Site,
): Parsed<ParsedRule> {
  const { type, keepsQuery, pattern: source } = redirect;
  const target = targetOf(redirect, locale, site);
  if (target === undefined) return { ok: false, failure: 'malformed-destination' };
  const destination = parseDestination(target, site.hosts, alternatives);
  if (!destination.ok) return destination;
  // Another site's page can't be shown at an address of this one.
  if (type === 'transfer' && destination.value.origin !== '') {
    return { ok: false, failure: 'malformed-destination' };
  }
  const value: ParsedRule = {
    source,
    alternatives,
    destination: destination.value,
    conditions,
    isWholeQuery: conditions.length > 0,
    type,
    keepsQuery,
    foldsValues: false,
  };
  return { ok: true, value };
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** The target with parameters in braces and the prefix of its language; `undefined` if it has braces already. */
function targetOf(
  { target, keepsLanguage }: PlatformRedirect,
  locale: Locale,
  site: Site,
): string | undefined {
  if (/[{}]/.test(target)) return undefined;
  const filled = target
    .replaceAll(/\$siteLang/gi, defaultLocale(site))
    .replaceAll(/\$(\d+)/g, (_whole, group: string) => `{${group}}`);
  if (scheme.test(filled)) return filled;
  const path = filled.startsWith('/') ? filled : `/${filled}`;
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const named = site.locales.find((each) => each === first);
  const own = named ?? (keepsLanguage ? locale : defaultLocale(site));
  const local = named ? rest : path;
  if (own === defaultLocale(site)) return local.startsWith('/') ? local : `/${local}`;
  return local === '/' ? `/${own}` : `/${own}${local}`;
}
