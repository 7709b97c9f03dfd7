import { type FoundRedirect, findRedirect } from '#domain/redirects/findRedirect.ts';
import { missingPagePath } from './guard/requestGuard.ts';
import type { SiteTable } from './siteTable.ts';

/** How a page's request is answered instead; `undefined` if it isn't an old address. */
export type FindRedirect = (host: string | undefined, url: string) => FoundRedirect | undefined;

/** A site's redirects, and all hosts at which it answers. */
export interface RedirectedSite {
  readonly table: Pick<SiteTable, 'current'>;
  /** All hosts, those of a developer's machine included. */
  readonly hosts: readonly string[];
  /** The host that its `www` host is redirected to. */
  readonly bareHost: string;
}

interface HostEntry {
  readonly table: RedirectedSite['table'];
  /** The origin that visitors of this host are redirected to; empty for the site's own hosts. */
  readonly origin: string;
}

/**
 * Finds the redirects of all sites. A `www` host is redirected to the site's bare host, and an old
 * address there to its new one in the same hop.
 */
export function redirectsOf(sites: readonly RedirectedSite[]): FindRedirect {
  const entries = new Map(sites.flatMap(entriesOf));
  return (host, url) => {
    const entry = host === undefined ? undefined : entries.get(withoutPort(host));
    // The guard's own path is no address, so it must not become one.
    if (!entry || url === missingPagePath) return undefined;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const query = mark === -1 ? '' : url.slice(mark + 1);
    const found = findRedirect(entry.table.current(), path, query);
    return entry.origin === '' ? found : atOrigin(entry.origin, found, url);
  };
}

function atOrigin(origin: string, found: FoundRedirect | undefined, url: string): FoundRedirect {
  if (found?.kind !== 'redirect') {
    return { kind: 'redirect', location: origin + url, isPermanent: true };
  }
  const { location } = found;
  return location.startsWith('/') ? { ...found, location: origin + location } : found;
}

function entriesOf({
  table,
  hosts,
  bareHost,
}: RedirectedSite): readonly (readonly [string, HostEntry])[] {
  return hosts.map((host) => [
    host,
    { table, origin: host === `www.${bareHost}` ? `https://${bareHost}` : '' },
  ]);
}

function withoutPort(host: string): string {
  return host.replace(port, '');
}

const port = /:\d+$/;
