import { registrationParameter } from '#domain/tireHotel/registrationAddress.ts';
import { searchParameters } from '#sites/searchParameters.ts';

/** The address of a page, without what doesn't change the page. */
export interface PageAddress {
  readonly host: string;
  /** Path and, for a search, the query. */
  readonly url: string;
  /** Distinguishes addresses: host and URL. */
  readonly key: string;
}

const onWhichPagesDepend: ReadonlySet<string> = new Set(searchParameters);

/** Its values are personal, and the answers have a header of their own (`next.config.ts`). */
const personalParameter = registrationParameter;

/**
 * The address under which a page is kept. Parameters such as those of campaigns are left out: the framework renders
 * pages from their path, and only the query of a search becomes part of it (decision 011). `undefined` if the answer
 * must not be kept.
 */
export function pageAddress(host: string, url: string): PageAddress | undefined {
  const mark = url.indexOf('?');
  if (mark === -1) return addressOf(host, url);
  const names = [...new URLSearchParams(url.slice(mark)).keys()];
  if (names.includes(personalParameter)) return undefined;
  const isSearch = names.some((name) => onWhichPagesDepend.has(name));
  return addressOf(host, isSearch ? url : url.slice(0, mark));
}

function addressOf(host: string, url: string): PageAddress {
  return { host, url, key: `${host} ${url}` };
}
