import { readWholeDigits } from '../numbers/readDigits.ts';
import { filterOfWire, isRangeFacetName } from './facets.ts';
import { type AddressOptions, pageParameter, readSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

/**
 * Parses the query of a URL that people may have typed or linked, as `readSearchQuery` does; numbers may also be
 * written as people write them, such as `250 000`. For the server: the list in the browser writes its own
 * addresses, so it needs no code for this.
 */
export function readTypedSearch(search: string, options: AddressOptions): SearchQuery {
  const parameters = [...new URLSearchParams(search)].map(([name, value]) =>
    isNumber(name) ? [name, canonicalNumber(value)] : [name, value],
  );
  return readSearchQuery(new URLSearchParams(parameters).toString(), options);
}

function isNumber(wire: string): boolean {
  const name = filterOfWire(wire);
  return wire === pageParameter || (name !== undefined && isRangeFacetName(name));
}

/** The same text if it isn't a whole number for certain. */
function canonicalNumber(text: string): string {
  return String(readWholeDigits(text) ?? text);
}
