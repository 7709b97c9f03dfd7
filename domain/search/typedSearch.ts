import { readWholeDigits } from '../numbers/readDigits.ts';
import { filterOfWire, isRangeFacetName } from './facets.ts';
import { writeDownPayment } from './loanTermFilters.ts';
import { type AddressOptions, pageParameter, readSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';
import { readDownPayment } from './typedDownPayment.ts';

/**
 * Parses the query of a URL that people may have typed or linked, as `readSearchQuery` does; numbers may also be
 * written as people write them, such as `250 000`. For the server: the list in the browser writes its own
 * addresses, so it needs no code for this.
 */
export function readTypedSearch(search: string, options: AddressOptions): SearchQuery {
  const parameters = [...new URLSearchParams(search)].map(([name, value]) => [
    name,
    canonicalValue(name, value),
  ]);
  return readSearchQuery(new URLSearchParams(parameters).toString(), options);
}

/** The same text if it can't be read for certain. */
function canonicalValue(wire: string, text: string): string {
  const name = filterOfWire(wire);
  if (name === 'downPayment') {
    const read = readDownPayment(text);
    return read ? writeDownPayment(read) : text;
  }
  const isNumber =
    wire === pageParameter ||
    name === 'loanMonths' ||
    (name !== undefined && isRangeFacetName(name));
  return isNumber ? String(readWholeDigits(text) ?? text) : text;
}
