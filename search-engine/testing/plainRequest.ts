import type { WireSearchRequest } from '#upstream/search/wire.ts';

/** A request for the first document of an index, without conditions, fields and facets. */
export function plainRequest(index: string): WireSearchRequest {
  return { index, fields: [], facets: [], filters: [], limit: 1, offset: 0 };
}
