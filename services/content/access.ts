import { isSameSecret } from '#process/isSameSecret.ts';
import { renderMode } from './editing.ts';

/** Where the platform takes queries, and the header that its documentation names for each address. */
export const contentEndpoints = [
  { path: '/sitecore/api/graph/edge', header: 'sc_apikey' },
  { path: '/v1/content/api/graphql/v1', header: 'x-sitecore-contextid' },
] as const;

/** Clients send the key in either header, or as a query parameter, to either address. */
const keyHeaders = contentEndpoints.map(({ header }) => header);
const keyParameter = 'sitecoreContextId';

/** The keys of the delivery protocol. */
export interface DeliveryKeys {
  readonly apiKey: string;
  /** Reads drafts; undefined: there is no such key. */
  readonly draftKey?: string | undefined;
}

/** What a request may read: what is published, or drafts as well. */
export type DeliveryAccess =
  | { readonly kind: 'published' | 'drafts' }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * What a request may read. Drafts are for the draft key, and for the site's editing requests, which have the key of the site and
 * say that they edit. The site passes no such request on from visitors.
 */
export function deliveryAccess(
  request: Request,
  { apiKey, draftKey }: DeliveryKeys,
): DeliveryAccess {
  const { pathname, searchParams } = new URL(request.url);
  const given = [
    ...keyHeaders.map((header) => request.headers.get(header)),
    searchParams.get(keyParameter),
  ].filter((value) => value !== null);
  if (draftKey !== undefined && given.some((each) => isSameSecret(each, draftKey)))
    return { kind: 'drafts' };
  if (given.includes(apiKey))
    return { kind: renderMode(request.headers) === 'normal' ? 'published' : 'drafts' };
  if (given.length > 0) return { kind: 'refused', message: 'The key is not valid.' };
  const { header } = contentEndpoints.find(({ path }) => path === pathname) ?? contentEndpoints[0];
  return { kind: 'refused', message: `The key is missing: send it in the header ${header}.` };
}
