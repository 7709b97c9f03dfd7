import { findRedirect } from '#domain/redirects/findRedirect.ts';
import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { compileRedirects, type RedirectTable } from '#domain/redirects/redirectTable.ts';
import type { Site } from '#domain/sites/site.ts';

/** Where a page's request leads instead; `undefined` if it stays. */
export type FindLocation = (host: string | undefined, url: string) => string | undefined;

/** A site, with all hosts at which it answers and its old addresses. */
export interface RedirectedSite {
  readonly site: Site;
  readonly hosts: readonly string[];
  readonly rules: readonly RedirectRule[];
}

interface HostEntry {
  readonly table: RedirectTable;
  /** The origin that visitors of this host are sent to; empty for the site's own hosts. */
  readonly origin: string;
}

/**
 * Compiles the redirects of all sites. A `www` host leads to the site's bare host, and an old address
 * there to its new one in the same hop. Malformed rules are logged and left out.
 */
export function redirectsOf(
  sites: readonly RedirectedSite[],
  log: (line: string) => void,
): FindLocation {
  const entries = new Map(sites.flatMap((site) => entriesOf(site, log)));
  return (host, url) => {
    const entry = host === undefined ? undefined : entries.get(withoutPort(host));
    if (!entry) return undefined;
    const [path = '', query = ''] = url.split('?', 2);
    const found = findRedirect(entry.table, path, query);
    if (found?.startsWith('https:')) return found;
    return entry.origin === '' ? found : entry.origin + (found ?? url);
  };
}

function entriesOf(
  { site, hosts, rules }: RedirectedSite,
  log: (line: string) => void,
): readonly (readonly [string, HostEntry])[] {
  const { table, refused } = compileRedirects(rules, site.hosts);
  for (const { rule, problem } of refused) log(`redirect ${rule.source} of ${site.id}: ${problem}`);
  const bare = site.hosts[0];
  return hosts.map((host) => [
    host,
    { table, origin: host === `www.${bare}` ? `https://${bare}` : '' },
  ]);
}

function withoutPort(host: string): string {
  return host.replace(port, '');
}

const port = /:\d+$/;
