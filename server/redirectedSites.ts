import type { Environment } from '#app/environment.ts';
import { upstreamLimits, upstreams } from '#app/upstreams.ts';
import { sites } from '#sites/index.ts';
import { redirectRules } from '#sites/redirectTables.ts';
import { siteHosts } from '#sites/siteHosts.ts';
import { askThrough, createAsk } from '#upstream/content/ask.ts';
import { createRedirectsClient } from '#upstream/content/redirectsClient.ts';
import { log } from './log.ts';
import type { RedirectedSite } from './redirects.ts';
import { createSiteTable, type SiteTable } from './siteTable.ts';

/** A site whose table is refreshed in the background. */
export interface RefreshedSite extends RedirectedSite {
  readonly table: SiteTable;
}

/** Creates the tables of redirects of all sites, which ask the content platform for their entries. */
export function createRedirectedSites(
  connection: Environment['content'],
): readonly RefreshedSite[] {
  // Nobody waits for the platform's redirects, but they take the places of questions for pages.
  const ask = createAsk({ ...connection, timeoutMs: upstreamLimits.content.timeoutMs });
  const platform = createRedirectsClient({ ask: askThrough(upstreams.content, ask) });
  const now = () => performance.now();
  return sites.map((site) => ({
    table: createSiteTable({
      site,
      platform,
      now,
      log,
      rules: redirectRules(site),
    }),
    hosts: siteHosts(site),
    bareHost: site.hosts[0],
  }));
}
