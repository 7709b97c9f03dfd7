import { Fragment, Node } from 'prosemirror-model';
import { richTextSchema } from '../schema.ts';

/**
 * A paragraph that a word processor shows as the entry of a list. In HTML it is a paragraph with a sign in front, and its
 * style says how deep it is: `mso-list:l0 level2 lfo1`.
 */
export interface WordEntry {
  /** From 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  readonly texts: readonly Node[];
}

/** The level that a style says; `undefined` if the paragraph isn't the entry of a list. */
export function entryLevel(style: string): number | undefined {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/i.exec(style) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Whether an element holds the sign before an entry, which lists have themselves. */
export function isEntrySign(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}

/** Whether a sign before an entry counts: `1.`, `a)`. */
export function isCountingSign(sign: string): boolean {
  return /^\s*[\da-z]{1,4}[.)]/i.test(sign);
}

/** Blocks in which entries of word processors are lists. */
export function listsOf(blocks: readonly (Node | WordEntry)[]): readonly Node[] {
  const result: Node[] = [];
  let entries: WordEntry[] = [];
  const endList = () => {
    if (entries.length > 0) result.push(...nested(entries));
    entries = [];
  };
  for (const block of blocks) {
    if (block instanceof Node) {
      endList();
      result.push(block);
    } else entries.push(block);
  }
  endList();
  return result;
}

/** Entries that are deeper than the one before them are a list in it. */
function nested(entries: readonly WordEntry[]): readonly Node[] {
  const { nodes } = richTextSchema;
  const lists: Node[] = [];
  let items: Node[] = [];
  let isOrdered = entries[0]?.isOrdered ?? false;
  const endList = () => {
    const type = isOrdered ? nodes.ordered_list : nodes.bullet_list;
    if (items.length > 0) lists.push(type.create(null, items));
    items = [];
  };
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at];
    if (!entry) break;
    if (entry.isOrdered !== isOrdered) endList();
    isOrdered = entry.isOrdered;
    const end = entries.findIndex(({ level }, index) => index > at && level <= entry.level);
    const below = entries.slice(at + 1, end === -1 ? entries.length : end);
    const content = [nodes.line.create(null, entry.texts), ...nested(below)];
    items.push(nodes.list_item.create(null, Fragment.from(content)));
    at += below.length + 1;
  }
  endList();
  return lists;
}
