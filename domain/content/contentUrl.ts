import { absoluteUrl } from '#domain/sites/counterparts.ts';
import type { Site } from '#domain/sites/site.ts';
import { webUrl } from './href.ts';

/** The absolute URL of an address from content or an index on a site; `undefined` if it isn't valid. */
export function contentUrl(site: Site, address: string): string | undefined {
  return webUrl(address, absoluteUrl(site, '/'));
}
