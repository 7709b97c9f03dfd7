import type { SitePages } from '#domain/content/checkLinks.ts';
import { wildcard } from '#domain/content/wildcards.ts';
import { encodePath } from '#domain/http/path.ts';
import { checkRedirects, unreachableRules } from '#domain/redirects/checkRedirects.ts';
import { appliedRule } from '#domain/redirects/findRedirect.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import {
  type PlatformRedirect,
  parsePlatformRedirects,
} from '#domain/redirects/platformRedirect.ts';
import type {
  ParsedRule,
  RedirectDestination,
  RedirectRule,
} from '#domain/redirects/redirectRule.ts';
import { createRedirectTable } from '#domain/redirects/redirectTable.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { requestedAddress } from '#server/guard/requestedAddress.ts';
import type { IntendedProblem } from '#sites/redirects/siteRedirects.ts';
import type { DestinationCheck } from './checkDestinations.ts';

/** The redirects of a site, and what they are checked against. */
export interface CheckedRedirects {
  readonly pages: SitePages;
  /** The rules of the code base, which come before those of the platform. */
  readonly rules: readonly RedirectRule[];
  readonly intended: readonly IntendedProblem[];
  readonly platform: readonly PlatformRedirect[];
  readonly checkDestination: DestinationCheck;
}

/** The result of the check. */
export interface RedirectReport {
  readonly rules: number;
  readonly problems: readonly string[];
  /** Problems that are listed as intended, with their reasons. */
  readonly intended: readonly string[];
}

interface Found {
  readonly rule: ParsedRule;
  readonly problem: IntendedProblem['problem'] | 'dead';
  readonly detail?: string;
}

/** Checks the redirects of one site. */
export async function checkSiteRedirects(checked: CheckedRedirects): Promise<RedirectReport> {
  const { site } = checked.pages;
  const own = parseRules(checked.rules, site.hosts);
  const platform = parsePlatformRedirects(checked.platform, site);
  const rules = [...own.rules, ...platform.rules];
  const refused = [...own.refused, ...platform.refused].map(
    ({ source, problem }) => `${site.id} ${source}: ${problem}`,
  );
  const unreachable = unreachableRules(rules, requestedAddress);
  const found: readonly Found[] = [
    ...unreachable,
    ...checkRedirects(rules).filter(({ rule }) => !unreachable.some((each) => each.rule === rule)),
    ...hiddenPages(rules, checked.pages),
    ...(await deadRules(rules, checked.checkDestination)),
  ];
  const reasonOf = (each: Found) => checked.intended.find((intended) => fits(intended, each));
  const unused = checked.intended.filter((intended) => !found.some((each) => fits(intended, each)));
  return {
    rules: rules.length,
    problems: [
      ...refused,
      ...found.filter((each) => !reasonOf(each)).map((each) => line(site.id, each)),
      ...unused.map(
        ({ source, problem }) =>
          `${site.id} ${source}: is listed as intended, but is not ${problem}`,
      ),
    ],
    intended: found.flatMap((each) => {
      const intended = reasonOf(each);
      return intended ? [`${line(site.id, each)}. ${intended.reason}`] : [];
    }),
  };
}

function fits(intended: IntendedProblem, { rule, problem }: Found): boolean {
  return (
    intended.problem === problem &&
    intended.source === rule.source &&
    intended.destination === written(rule.destination)
  );
}

function written({ origin, path, query, fragment }: RedirectDestination): string {
  return origin + path + (query === '' ? '' : `?${query}`) + fragment;
}

function line(site: string, { rule, problem, detail }: Found): string {
  const what = detail === undefined ? problem : `${problem}: ${detail}`;
  return `${site} ${rule.source} → ${written(rule.destination)}: ${what}`;
}

/** The rules that win over a page, which visitors then can't reach. */
function hiddenPages(rules: readonly ParsedRule[], { site, paths }: SitePages): readonly Found[] {
  const table = createRedirectTable(rules);
  return site.locales.flatMap((locale) =>
    [...(paths.get(locale) ?? [])].flatMap((path) => {
      const segments = path.slice(1).split('/');
      const example = encodePath(segments.map((each) => (each === wildcard ? 'example' : each)));
      const rule = appliedRule(table, localizedPath(site, locale, example), '');
      return rule ? [{ rule, problem: 'hides-page' as const, detail: `${locale} ${path}` }] : [];
    }),
  );
}

/** The rules whose destination leads nowhere. Each destination is looked up once. */
async function deadRules(
  rules: readonly ParsedRule[],
  check: DestinationCheck,
): Promise<readonly Found[]> {
  const checked = new Map<string, string | undefined>();
  const found: Found[] = [];
  for (const rule of rules) {
    const destination = written(rule.destination);
    if (!checked.has(destination)) checked.set(destination, await check(rule.destination));
    const detail = checked.get(destination);
    if (detail !== undefined) found.push({ rule, problem: 'dead', detail });
  }
  return found;
}
