import { termsAt } from '../../documents.ts';
import type { IndexSchema } from '../../indexSchema.ts';
import { readMember } from '../cards.ts';
import type { IndexData } from '../indexData.ts';
import { lowerBound } from '../lowerBound.ts';

/** The number of a document that is not in the merged index. */
export const dropped = 0xffffffff;

/** One of the two indices of a merge. */
export interface MergePart {
  readonly data: IndexData;
  /** The number of each of its documents in the merged index, ascending; or `dropped`. */
  readonly numbers: Uint32Array;
}

/** How two indices are merged: all documents of the changes, and the remaining ones of the base. */
export interface MergePlan {
  readonly schema: IndexSchema;
  readonly count: number;
  readonly base: MergePart;
  readonly changes: MergePart;
  /** By number in the merged index: 0 for the base, 1 for the changes. */
  readonly sources: Uint8Array<ArrayBuffer>;
  /** By number in the merged index: the number in its source. */
  readonly originals: Uint32Array<ArrayBuffer>;
}

/** Two indices to merge. */
export interface MergeOrder {
  readonly schema: IndexSchema;
  readonly base: IndexData;
  /** An index of the documents that were added or changed. */
  readonly changes: IndexData;
  /** The ids of documents to remove from the base; may contain unknown ids. */
  readonly goneIds: Iterable<string>;
  /** Returns the id of a document of the base, if the cards don't contain it. */
  readonly baseIdAt?: ((document: number) => string) | undefined;
}

/** Numbers the documents of the merged index in the order of their ids. */
export function planMerge({ schema, base, changes, goneIds, baseIdAt }: MergeOrder): MergePlan {
  const idAt = baseIdAt ?? ((document) => idIn(schema, base, document));
  const find = (id: string) => findId(base.count, idAt, id);
  const gone = new Set<number>();
  const drop = (id: string, place: number) => {
    if (place < base.count && idAt(place) === id) gone.add(place);
  };
  for (const id of goneIds) drop(id, find(id));
  const insertions = Array.from({ length: changes.count }, (_, document) => {
    const id = idIn(schema, changes, document);
    const place = find(id);
    drop(id, place);
    return place;
  });
  return number({ schema, base, changes, gone, insertions });
}

interface Numbering {
  readonly schema: IndexSchema;
  readonly base: IndexData;
  readonly changes: IndexData;
  readonly gone: ReadonlySet<number>;
  /** For each document of the changes, the number of the base document that follows it. */
  readonly insertions: readonly number[];
}

function number({ schema, base, changes, gone, insertions }: Numbering): MergePlan {
  const count = base.count - gone.size + changes.count;
  const baseNumbers = new Uint32Array(base.count).fill(dropped);
  const changeNumbers = new Uint32Array(changes.count);
  const sources = new Uint8Array(count);
  const originals = new Uint32Array(count);
  let next = 0;
  let inserted = 0;
  const insertUpTo = (place: number) => {
    for (; inserted < changes.count && (insertions[inserted] ?? 0) <= place; inserted += 1) {
      changeNumbers[inserted] = next;
      sources[next] = 1;
      originals[next] = inserted;
      next += 1;
    }
  };
  for (let document = 0; document < base.count; document += 1) {
    insertUpTo(document);
    if (gone.has(document)) continue;
    baseNumbers[document] = next;
    originals[next] = document;
    next += 1;
  }
  insertUpTo(base.count);
  return {
    schema,
    count,
    base: { data: base, numbers: baseNumbers },
    changes: { data: changes, numbers: changeNumbers },
    sources,
    originals,
  };
}

function idIn({ idField }: IndexSchema, { cards }: IndexData, document: number): string {
  return termsAt(readMember(cards, document, idField), idField)[0] ?? '';
}

/** The number of the first document whose id is not before the given one. */
function findId(count: number, idAt: (document: number) => string, id: string): number {
  return lowerBound(count, (document) => idAt(document) < id);
}

/** Whether an index has a document with an id. */
export function hasDocument(schema: IndexSchema, data: IndexData, id: string): boolean {
  const idAt = (document: number) => idIn(schema, data, document);
  const place = findId(data.count, idAt, id);
  return place < data.count && idAt(place) === id;
}
