import { siteRegion } from '#domain/sites/siteRegions.ts';
import type { EditedSite } from '../group/groupSites.ts';
import type { WireEditedSite } from './wire.ts';

interface SiteAddresses {
  /** Where browsers reach a site; `{site}` is its name and `{host}` its host name in production. */
  readonly siteOrigin: string;
  /** The secret of the site's render for editors. */
  readonly editingSecret: string;
}

/** The origin of a site. */
export function originOfSite(
  { name, hostname }: EditedSite,
  { siteOrigin }: Pick<SiteAddresses, 'siteOrigin'>,
): string {
  return siteOrigin.replace('{site}', name).replace('{host}', hostname);
}

/** A site as the editor gets it. */
export function wireSiteOf(site: EditedSite, addresses: SiteAddresses): WireEditedSite {
  const { name, title, language, languages } = site;
  const origin = originOfSite(site, addresses);
  const query = new URLSearchParams({ secret: addresses.editingSecret, sc_site: name });
  const editingUrl = `${origin}/api/editing/render?${query}`;
  const region = siteRegion(name);
  return { name, title, origin, language, languages: [...languages], ...region, editingUrl };
}
