import { NumberList } from '../growing.ts';
import type { Ids, TermsColumn, TermsData } from '../indexData.ts';
import { type CollectedValues, packCollected } from '../postings.ts';

/** Collects the values of a field, document by document. */
export function createTermsBuilder(isMany: boolean) {
  const places = new Map<string, number>();
  const ids = new NumberList();
  const starts = new NumberList();

  function placeOf(value: string): number {
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = places.size;
    places.set(value, place);
    return place;
  }

  function startDocument(): void {
    starts.push(ids.length);
  }

  /** Adds a value of the current document by its place; at most one if the field is single-valued. */
  function addPlace(place: number): void {
    ids.push(place);
  }

  /** Adds the values of the next document. */
  function add(values: readonly string[]): void {
    startDocument();
    // Several values in a single-valued field are an error of the feed; the first one is used.
    for (const value of isMany ? values : values.slice(0, 1)) addPlace(placeOf(value));
  }

  function finish(): TermsData {
    // The last document ends where the next one would start.
    startDocument();
    const collected = { places: ids.view(), starts: starts.toArray(), length: places.size };
    const postings = packCollected(collected);
    return { values: [...places.keys()], postings, column: columnOf(isMany, collected) };
  }

  return { add, placeOf, startDocument, addPlace, finish };
}

interface Collected extends CollectedValues {
  readonly places: Uint32Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
}

function columnOf(isMany: boolean, { places, starts, length }: Collected): TermsColumn {
  if (isMany) return { kind: 'many', ids: narrowIds(places, length), starts };
  const ids = new Uint32Array(starts.length - 1);
  for (const document of ids.keys()) {
    const at = starts[document] ?? 0;
    if (at < (starts[document + 1] ?? 0)) ids[document] = (places[at] ?? 0) + 1;
  }
  return { kind: 'one', ids: narrowIds(ids, length) };
}

/** Stores ids in the narrowest array that fits the highest one. */
export function narrowIds(ids: Uint32Array<ArrayBuffer>, highest: number): Ids {
  return highest < 65_536 ? Uint16Array.from(ids) : ids.slice();
}
