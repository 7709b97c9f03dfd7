import { hasRegistration, renderedUrl } from '../renderedUrl.ts';

/** The address of a page, without what doesn't change the page. */
export interface PageAddress {
  readonly host: string;
  /** Path and, for a search, the query. */
  readonly url: string;
  /** Distinguishes addresses: host and URL. */
  readonly key: string;
}

/**
 * The address under which a page is kept. Parameters such as those of campaigns are left out: the framework renders
 * pages from their path, and only the query of a search becomes part of it (decision 011). `undefined` if the answer
 * must not be kept: with a registration number in its address, it has a header that others lack.
 */
export function pageAddress(host: string, url: string): PageAddress | undefined {
  if (hasRegistration(url)) return undefined;
  const rendered = renderedUrl(url);
  return { host, url: rendered, key: `${host} ${rendered}` };
}
