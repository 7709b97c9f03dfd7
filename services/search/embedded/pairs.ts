import { narrowIds } from './build/terms.ts';
import type { Ids, TermsData } from './indexData.ts';

/** Which values of a field occur below which of another, such as models below brands. */
export interface Pairs {
  /** By the place of the parent: its pairs, as places in `children` and `sizes`. */
  readonly byParent: ReadonlyMap<number, readonly number[]>;
  /** The child of each pair, as a place among its values. */
  readonly children: readonly number[];
  /** How many documents have the pair. */
  readonly sizes: Uint32Array;
  /** The pair of each document, from 1; 0: it lacks one of the two. */
  readonly ids: Ids;
}

/** Goes through all documents once. Fields with several values in a document have no pairs. */
export function pairUp(parent: TermsData, child: TermsData): Pairs {
  const places = new Map<number, number>();
  const byParent = new Map<number, number[]>();
  const children: number[] = [];
  const ids = new Uint32Array(parent.column.ids.length);
  for (const at of ids.keys()) {
    const parentId = parent.column.ids[at] ?? 0;
    const childId = child.column.ids[at] ?? 0;
    if (parentId === 0 || childId === 0) continue;
    const key = parentId * (child.values.length + 1) + childId;
    let place = places.get(key);
    if (place === undefined) {
      place = children.length;
      places.set(key, place);
      children.push(childId - 1);
      const siblings = byParent.get(parentId - 1);
      if (siblings === undefined) byParent.set(parentId - 1, [place]);
      else siblings.push(place);
    }
    ids[at] = place + 1;
  }
  const sizes = new Uint32Array(children.length);
  for (const id of ids) if (id > 0) sizes[id - 1] = (sizes[id - 1] ?? 0) + 1;
  return { byParent, children, sizes, ids: narrowIds(ids, children.length) };
}
