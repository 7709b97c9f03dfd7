import {
  Document,
  isMap,
  isSeq,
  Lexer,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { comparableText } from '../authoring/itemState.ts';

/** Lines aren't broken, as in files that people write. */
const style = { lineWidth: 0 };

/** A new file with a value. */
export function writeYaml(value: unknown): string {
  return withoutPadding(new Document(value).toString(style));
}

/**
 * The text of a file whose value has changed. What is the same before and after keeps its comments, order and style.
 */
export function patchYaml(text: string, before: unknown, after: unknown): string {
  const document: Document = parseDocument(text);
  document.contents = patched(document, document.contents, before, after);
  return withoutPadding(document.toString(style));
}

/** Content files have lists as `[a, b]`, and maps as `{ a: b }`. The package writes both with spaces, or both without. */
function withoutPadding(text: string): string {
  const tokens = [...new Lexer().lex(text)];
  return tokens
    .filter((token, at) => {
      const isPadding = tokens[at - 1] === '[' || tokens[at + 1] === ']';
      return !markers.has(token) && !(token.trim() === '' && isPadding && !token.includes('\n'));
    })
    .join('');
}

/** What the lexer says of tokens that follow. */
const markers = new Set(['\u0002', '\u0018', '\u001c', '\u001f']);

function patched(document: Document, node: unknown, before: unknown, after: unknown): Node {
  if (isSame(before, after) && isNode(node)) return node;
  if (isMap(node) && isRecord(before) && isRecord(after))
    return patchedMap(document, node, before, after);
  if (
    isSeq(node) &&
    Array.isArray(before) &&
    Array.isArray(after) &&
    node.items.length === before.length
  )
    return patchedList(document, node, before, after);
  return document.createNode(after);
}

function patchedMap(
  document: Document,
  map: YAMLMap,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): YAMLMap {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[key], after[key])) continue;
    if (after[key] === undefined) map.delete(key);
    else map.set(key, patched(document, map.get(key, true), before[key], after[key]));
  }
  return map;
}

/** Entries that both lists have keep their nodes, wherever they are now. */
function patchedList(
  document: Document,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): YAMLSeq {
  const pool = before.map((value, at) => ({ value, node: list.items[at] }));
  list.items = after.map((value) => {
    const at = pool.findIndex((each) => isSameEntry(each.value, value));
    const [found] = at === -1 ? [] : pool.splice(at, 1);
    return patched(document, found?.node, found?.value, value);
  });
  return list;
}

function isSameEntry(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return isSame(one, other);
  if ('uid' in one || 'uid' in other) return one['uid'] === other['uid'];
  return isSame(one, other);
}

function isSame(one: unknown, other: unknown): boolean {
  return comparableText(one) === comparableText(other);
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'toJSON' in node;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
