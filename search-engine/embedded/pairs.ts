import { narrowIds } from './build/terms.ts';
import type { Ids, TermsData } from './indexData.ts';

/** The combinations of a parent field's and a child field's values, such as brands and models. */
export interface Pairs {
  /** By the place of the parent: its pairs, as indices into `children` and `sizes`. */
  readonly byParent: ReadonlyMap<number, readonly number[]>;
  /** By the place of the child: the places of its parents. */
  readonly parentsByChild: ReadonlyMap<number, readonly number[]>;
  /** The child of each pair, as an index into its values. */
  readonly children: readonly number[];
  /** The number of documents with each pair. */
  readonly sizes: Uint32Array;
  /** The 1-based pair of each document; 0: it lacks one of the two values. */
  readonly ids: Ids;
}

/** Finds the pairs of two single-valued fields in one pass over the documents. */
export function findPairs(parent: TermsData, child: TermsData): Pairs {
  const places = new Map<number, number>();
  const byParent = new Map<number, number[]>();
  const parentsByChild = new Map<number, number[]>();
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
      append(byParent, parentId - 1, place);
      append(parentsByChild, childId - 1, parentId - 1);
    }
    ids[at] = place + 1;
  }
  const sizes = new Uint32Array(children.length);
  for (const id of ids) if (id > 0) sizes[id - 1] = (sizes[id - 1] ?? 0) + 1;
  return { byParent, parentsByChild, children, sizes, ids: narrowIds(ids, children.length) };
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
