import {
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseGuid } from '../guid.ts';

/** A block in a content file. */
interface SeedBlock {
  /**
   * Where it is: placeholders and components down to it, each component with its number among those of its kind. Blocks of two
   * languages with the same place are translations of each other.
   */
  readonly place: string;
  /** Undefined if it has none, or one that is no GUID. */
  readonly uid: string | undefined;
  /** Writes a uid into the file. */
  readonly insertion: (uid: string) => Insertion;
}

/** Text to insert into a file. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** A content file as the ids in it see it. */
export interface SeedFileIds {
  readonly blocks: readonly SeedBlock[];
  /** The id of the page; undefined if it has none. */
  readonly id: string | undefined;
  readonly insertId: (id: string) => Insertion;
}

/** Reads the ids of a page, or of a list of blocks. Undefined if the file is neither. */
export function readFileIds(text: string): SeedFileIds | undefined {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0) return undefined;
  if (isSeq(contents))
    return { blocks: blocksOf(contents, '', text), id: undefined, insertId: () => nothing };
  if (!isMap(contents)) return undefined;
  return {
    blocks: blocksBelow(contents, '', text),
    id: guidAt(contents, 'id'),
    insertId: (id) => atStart(contents, `id: ${id}`),
  };
}

/** Whether ids of a page, or of blocks, don't depend on the file alone. */
export function lacksIds(text: string): boolean {
  const read = readFileIds(text);
  if (!read) return false;
  const isPage = isMap(parseDocument(text).contents);
  return (isPage && read.id === undefined) || read.blocks.some(({ uid }) => uid === undefined);
}

const nothing: Insertion = { at: 0, text: '' };

/** The text with insertions. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
}

function blocksBelow(owner: YAMLMap, place: string, text: string): readonly SeedBlock[] {
  const placeholders = owner.get('placeholders');
  if (!isMap(placeholders)) return [];
  return placeholders.items.flatMap(({ key, value }) =>
    isSeq(value) ? blocksOf(value, `${place}/${String(key)}`, text) : [],
  );
}

function blocksOf(list: YAMLSeq, place: string, text: string): readonly SeedBlock[] {
  const numbers = new Map<string, number>();
  return list.items.flatMap((item) => {
    if (!isMap(item)) return [];
    const named = item.items.find(({ key }) => isScalar(key) && key.value === 'componentName');
    if (!named) return [];
    const name = String(item.get('componentName'));
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const here = `${place}/${name}#${number}`;
    const insertion = (uid: string) => after(named, item, `uid: ${uid}`, text);
    return [{ place: here, uid: guidAt(item, 'uid'), insertion }, ...blocksBelow(item, here, text)];
  });
}

function guidAt(owner: YAMLMap, key: string): string | undefined {
  const value = owner.get(key);
  return typeof value === 'string' ? parseGuid(value) : undefined;
}

/** Inserts an entry after another one, in its style and indented like it. */
function after({ key, value }: Pair, { flow }: YAMLMap, added: string, text: string): Insertion {
  const end = endOf(value) ?? endOf(key) ?? 0;
  if (flow) return { at: end, text: `, ${added}` };
  const lineEnd = text.indexOf('\n', end);
  const start = (key as Scalar).range?.[0] ?? 0;
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  return { at: lineEnd === -1 ? text.length : lineEnd, text: `\n${' '.repeat(indent)}${added}` };
}

function endOf(node: unknown): number | undefined {
  return isScalar(node) ? node.range?.[1] : undefined;
}

function atStart({ flow, range, items }: YAMLMap, added: string): Insertion {
  const start = range?.[0] ?? 0;
  if (flow) return { at: start + 1, text: items.length > 0 ? ` ${added},` : ` ${added} ` };
  return { at: start, text: `${added}\n` };
}
