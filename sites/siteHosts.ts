import type { Site } from '#domain/sites/site.ts';
import { sites } from './index.ts';

/** All hosts at which a site answers, without ports: its own, and those of a developer's machine. */
export function siteHosts(site: Site): readonly string[] {
  const local = site === sites[0] ? ['localhost', '127.0.0.1'] : [];
  return [...site.hosts, `${site.id}.localhost`, ...local];
}

/** The site at a host, with or without a port. */
export function siteAtHost(host: string): Site | undefined {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return sites.find((site) => siteHosts(site).includes(name));
}
