import type { EditedSite } from '../group/groupSites.ts';
import { refusal, seeOther } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import { originOfSite } from './editedSite.ts';

/** The page of a site at a path in a language. */
interface SitePath {
  readonly site: string;
  readonly language: string;
  /** Without the language. */
  readonly path: string;
}

/** The id of the item that a site shows at a path, as the authoring API writes it; undefined if it shows none. */
export type FindItem = (place: SitePath) => Promise<string | undefined>;

interface OpenPageOptions {
  readonly sites: readonly EditedSite[];
  readonly siteOrigin: string;
  /** Id of the site that is also at plain localhost. */
  readonly mainSite: string;
  readonly findItem: FindItem;
}

/**
 * Leads from the address of a page on a site to the page in the editor. It needs no session, because it says no more than the
 * site, and browsers send no cookie along with a link from another site.
 */
export function openPageRoute(options: OpenPageOptions): Route {
  return {
    method: 'GET',
    path: '/edit/open',
    handle: async (request) => {
      const address = new URL(request.url).searchParams.get('address') ?? '';
      const place = readAddress(address, options);
      if (!place) return refusal(404, 'The address is not one of a page of these sites.');
      const item = await options.findItem(place);
      const path = ['/edit', place.site, place.language, item ?? []].flat().join('/');
      return seeOther(path);
    },
  };
}

function readAddress(address: string, options: OpenPageOptions): SitePath | undefined {
  const url = URL.parse(address);
  const site = url && options.sites.find((each) => isAt(each, url, options));
  if (!site) return undefined;
  // Other languages than the default one are the first segment of the path.
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(url.pathname) ?? [];
  const hasLanguage = first !== site.language && site.languages.includes(first);
  const language = hasLanguage ? first : site.language;
  return { site: site.name, language, path: hasLanguage ? rest || '/' : url.pathname };
}

function isAt(site: EditedSite, url: URL, { siteOrigin, mainSite }: OpenPageOptions): boolean {
  const origins = [originOfSite(site, { siteOrigin }), `https://${site.hostname}`];
  const isMain = site.name === mainSite && url.hostname === 'localhost';
  return isMain || origins.includes(url.origin);
}
