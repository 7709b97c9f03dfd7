import { compareTexts } from '../../facetRules.ts';
import { type PlateOfDocument, packText } from '../build/text.ts';
import { NumberList } from '../growing.ts';
import type { TextData } from '../indexData.ts';
import { listPosting } from '../postings.ts';
import { dropped, type MergePart, type MergePlan } from './mergePlan.ts';

/** Merges the words of two indices. Words without documents are dropped. */
export function mergeText(plan: MergePlan): TextData {
  const { base, changes, count } = plan;
  const lists: (readonly [token: string, list: NumberList])[] = [];
  const own = tokensOf(base.data.text);
  const added = tokensOf(changes.data.text);
  let a = 0;
  let b = 0;
  while (a < own.length || b < added.length) {
    const order = orderOf(own[a], added[b]);
    const list = merged(
      plan,
      order <= 0 ? documentsOf(base, a) : none,
      order >= 0 ? documentsOf(changes, b) : none,
    );
    if (list.length > 0) lists.push([(order <= 0 ? own[a] : added[b]) ?? '', list]);
    if (order <= 0) a += 1;
    if (order >= 0) b += 1;
  }
  return packText(lists, [...platesOf(base), ...platesOf(changes)], count);
}

function tokensOf({ tokens }: TextData): readonly string[] {
  return tokens === '' ? [] : tokens.split('\n');
}

/** Compares the next words of both lists; an exhausted list sorts last. */
function orderOf(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareTexts(a, b);
}

const none = new Uint32Array();

/** The documents of a part that have a word, by their numbers in the part; ascending. */
function documentsOf({ data }: MergePart, token: number): Uint32Array {
  return listPosting(data.text.postings, token);
}

/** The new numbers of documents of both parts, ascending. */
function merged({ base, changes }: MergePlan, own: Uint32Array, added: Uint32Array): NumberList {
  const list = new NumberList(own.length + added.length);
  let next = 0;
  for (let at = 0; at < own.length; at += 1) {
    const number = base.numbers[own[at] ?? 0] ?? dropped;
    if (number === dropped) continue;
    for (; next < added.length; next += 1) {
      const before = changes.numbers[added[next] ?? 0] ?? dropped;
      if (before > number) break;
      list.push(before);
    }
    list.push(number);
  }
  for (; next < added.length; next += 1) list.push(changes.numbers[added[next] ?? 0] ?? dropped);
  return list;
}

function platesOf({ data, numbers }: MergePart): readonly PlateOfDocument[] {
  const { plates, plateDocuments } = data.text;
  if (plates === '') return [];
  return plates.split('\n').flatMap((plate, at) => {
    const document = numbers[plateDocuments[at] ?? 0] ?? dropped;
    return document === dropped ? [] : [{ plate, document }];
  });
}
