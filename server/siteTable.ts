import { unreachableRules } from '#domain/redirects/checkRedirects.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import { parsePlatformRedirects } from '#domain/redirects/platformRedirect.ts';
import type { ParsedRules, RedirectRule } from '#domain/redirects/redirectRule.ts';
import { createRedirectTable, type RedirectTable } from '#domain/redirects/redirectTable.ts';
import type { RedirectMap, RedirectService } from '#domain/redirects/service.ts';
import type { Site } from '#domain/sites/site.ts';
import { minuteMs } from '#domain/units.ts';
import {
  describeUpstreamFailure,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { requestedAddress } from './guard/requestedAddress.ts';

/** Options of `createSiteTable`. */
export interface SiteTableOptions {
  readonly site: Site;
  /** The rules beside the site's file, which come first. */
  readonly rules: readonly RedirectRule[];
  /** Where the site's other redirects are. Without it, there are none. */
  readonly platform?: RedirectService | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** The redirects of a site, from its table and from the platform. */
export interface SiteTable {
  /** The name of the site on the platform. */
  readonly contentName: string;
  /** The table now. It starts a request to the platform if the last answer is old, and never waits. */
  readonly current: () => RedirectTable;
  /** Asks the platform; resolves when the table is up to date, or the request failed. */
  readonly refresh: () => Promise<void>;
}

/** How long an answer of the platform is used, and how long a failure is accepted, without a new request (ms). */
const freshMs = { answer: minuteMs, failure: 5_000 } as const;

/** How many failures in a row are logged as an outage. The first may be that the platform starts with the site. */
const failuresToLog = 2;

/** Keeps the redirects of a site compiled. Those that are malformed or apply to no request are logged once. */
export function createSiteTable({ site, rules, platform, now, log }: SiteTableOptions): SiteTable {
  const compiled = createCompiledTable({ site, rules, log });
  let dueAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let latest: unknown;

  async function refresh(): Promise<void> {
    if (!platform) return;
    // No second request while this one is pending.
    dueAt = Number.POSITIVE_INFINITY;
    const question = platform.redirects(site.contentName);
    latest = question;
    const answer = await question;
    // The redirects were published meanwhile, and asked for again.
    if (question !== latest) return;
    dueAt = now() + (answer.ok ? freshMs.answer : freshMs.failure);
    failures = answer.ok ? 0 : failures + 1;
    if (answer.ok) return compiled.adopt(answer.value);
    if (failures === failuresToLog) logOutage(answer.failure, site, log);
  }

  return {
    contentName: site.contentName,
    refresh,
    current: () => {
      if (platform && now() >= dueAt) void refresh();
      return compiled.current();
    },
  };
}

/** Compiles the rules of a site, and the platform's after them when its answer has changed. */
function createCompiledTable({
  site,
  rules,
  log,
}: Pick<SiteTableOptions, 'site' | 'rules' | 'log'>) {
  const logUseless = (parsed: ParsedRules) => logUselessRules(parsed, site, log);
  const own = parseRules(rules, site.hosts);
  logUseless(own);
  let table = createRedirectTable(own.rules);
  let last = '';
  return {
    current: (): RedirectTable => table,
    adopt: (map: RedirectMap): void => {
      const text = JSON.stringify(map);
      if (text === last) return;
      last = text;
      const others = parsePlatformRedirects(map.redirects, site);
      logUseless(others);
      if (map.unreadable > 0) log(`redirects of ${site.id}: ${map.unreadable} are unreadable`);
      table = createRedirectTable([...own.rules, ...others.rules]);
    },
  };
}

function logUselessRules(
  { rules, refused }: ParsedRules,
  site: Site,
  log: SiteTableOptions['log'],
): void {
  const unreachable = unreachableRules(rules, requestedAddress);
  const useless = unreachable.map(({ rule, problem }) => ({ source: rule.source, problem }));
  for (const { source, problem } of [...refused, ...useless])
    log(`redirect ${source} of ${site.id}: ${problem}`);
}

function logOutage(failure: UpstreamFailure, site: Site, log: SiteTableOptions['log']): void {
  logFailure(log, failure, `redirects of ${site.id}: ${describeUpstreamFailure(failure)}`);
}
