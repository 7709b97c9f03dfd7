import { readWholeDigits } from '../numbers/readDigits.ts';
import { filterOfWire, isRangeFacetName } from './facets.ts';
import { writeDownPayment } from './loanTermFilters.ts';
import { type AddressOptions, pageParameter, readSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';
import { readDownPayment } from './typedDownPayment.ts';

/**
 * Parses the query of a URL that people may have typed or linked, as `readSearchQuery` does; numbers may also be
 * written as people write them, such as `250 000`, and one field of a range may be left empty. For the server: the list
 * in the browser writes its own addresses, so it needs no code for this.
 */
export function readTypedSearch(search: string, options: AddressOptions): SearchQuery {
  const typed = new URLSearchParams(search);
  const parameters = new URLSearchParams(
    [...typed].map(([name, value]) => [name, canonicalValue(name, value)]),
  );
  for (const name of new Set(typed.keys())) {
    const ends = endsOf(name, typed.getAll(name));
    if (ends === undefined) continue;
    parameters.delete(name);
    for (const end of ends) parameters.append(name, end);
  }
  return readSearchQuery(parameters.toString(), options);
}

/**
 * The ends of a range of which the visitor has filled in only one field of a form that was sent without script. The
 * other end is beyond all bounds.
 */
function endsOf(wire: string, fields: readonly string[]): readonly [string, string] | undefined {
  const name = filterOfWire(wire);
  if (name === undefined || !isRangeFacetName(name) || fields.length !== 2) return undefined;
  const [low = '', high = ''] = fields.map((field) => canonicalValue(wire, field).trim());
  if (low === '' && high !== '') return [String(-Number.MAX_SAFE_INTEGER), high];
  return high === '' && low !== '' ? [low, String(Number.MAX_SAFE_INTEGER)] : undefined;
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
