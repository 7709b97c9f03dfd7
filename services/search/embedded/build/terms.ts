import { NumberList } from '../growing.ts';
import type { Ids, TermsColumn, TermsData } from '../indexData.ts';
import { packPostings } from '../postings.ts';

/** Gathers the values of a field, document by document. */
export function createTermsBuilder(isMany: boolean) {
  const places = new Map<string, number>();
  const lists: NumberList[] = [];
  const ids = new NumberList();
  const starts = new NumberList();
  let count = 0;

  /** Takes the values of the next document. */
  function add(values: readonly string[]): void {
    starts.push(ids.length);
    // A field of one value that has more is a mistake of the feed; it keeps the first.
    const kept = isMany ? values : values.slice(0, 1);
    for (const value of kept) {
      const place = placeOf(value);
      ids.push(isMany ? place : place + 1);
      lists[place]?.push(count);
    }
    if (!isMany && kept.length === 0) ids.push(0);
    count += 1;
  }

  function placeOf(value: string): number {
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, lists.length);
    lists.push(new NumberList());
    return lists.length - 1;
  }

  function finish(): TermsData {
    starts.push(ids.length);
    const narrow = narrowIds(ids.view(), lists.length);
    const column: TermsColumn = isMany
      ? { kind: 'many', ids: narrow, starts: starts.toArray() }
      : { kind: 'one', ids: narrow };
    return { values: [...places.keys()], postings: packPostings(lists, count), column };
  }

  return { add, finish };
}

/** Numbers up to a highest one in the narrowest array. */
export function narrowIds(ids: Uint32Array<ArrayBuffer>, highest: number): Ids {
  return highest < 65_536 ? Uint16Array.from(ids) : ids.slice();
}
