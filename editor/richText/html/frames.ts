import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { richTextSchema } from '../schema.ts';
import { listsOf, type WordEntry } from './wordLists.ts';

/** An element that is being read. */
export interface Frame {
  readonly tag: string;
  readonly type: NodeType;
  readonly attrs: Readonly<Record<string, unknown>>;
  /** The blocks read so far. */
  readonly blocks: (Node | WordEntry)[];
  /** The texts read since the last block. */
  texts: Node[];
  /** What a word processor says about a paragraph that it means as the entry of a list. */
  readonly entry?: Omit<WordEntry, 'texts'> | undefined;
}

const { nodes } = richTextSchema;

/** Starts to read an element. */
export function newFrame(
  tag: string,
  typeName: string,
  attrs: Readonly<Record<string, unknown>> = {},
): Frame {
  const type = nodes[typeName] ?? nodes.division;
  return { tag, type, attrs, blocks: [], texts: [] };
}

/** Ends the text that stands in an element beside its blocks. */
export function endLine(frame: Frame): void {
  const texts = trimmedTexts(frame.texts);
  frame.texts = [];
  if (texts.length > 0 && !frame.type.isTextblock)
    frame.blocks.push(nodes.line.create(null, texts));
}

/** The node of an element that has been read; `undefined` if nothing is left of it. */
export function nodeOf(frame: Frame): Node | WordEntry | undefined {
  if (frame.type.isTextblock) {
    const texts = trimmedTexts(frame.texts);
    if (frame.entry && texts.length > 0) return { ...frame.entry, texts };
    return texts.length === 0 ? undefined : frame.type.create(frame.attrs, texts);
  }
  endLine(frame);
  const blocks = listsOf(frame.blocks).map((block) => fitting(frame.type, block));
  return createFilled(frame, blocks);
}

/** Elements that are kept although nothing is in them: without a cell, a table would lose its shape. */
const keptEmpty: ReadonlySet<NodeType> = new Set([
  ...[nodes.table_cell, nodes.table_header, nodes.list_item, nodes.doc],
]);

function createFilled({ type, attrs }: Frame, blocks: readonly Node[]): Node | undefined {
  if (blocks.length === 0 && !keptEmpty.has(type)) return undefined;
  return type.createAndFill(attrs, Fragment.from(blocks)) ?? undefined;
}

/** A block in the element that a list, a table or a row needs around it. */
function fitting(parent: NodeType, block: Node): Node {
  const needed = neededIn(parent);
  if (!needed || parent.contentMatch.matchType(block.type)) return block;
  return needed.createAndFill(null, fitting(needed, block)) ?? block;
}

function neededIn(parent: NodeType): NodeType | undefined {
  switch (parent) {
    case nodes.bullet_list:
    case nodes.ordered_list:
      return nodes.list_item;
    case nodes.definitions:
      return nodes.definition;
    case nodes.table:
      return nodes.table_row;
    case nodes.table_row:
      return nodes.table_cell;
    default:
      return undefined;
  }
}

/** Texts without the white space at both ends, where browsers don't show it. */
function trimmedTexts(texts: readonly Node[]): readonly Node[] {
  const trimmed = [...texts];
  const first = trimmed[0];
  if (first?.text?.startsWith(' ')) trimmed.splice(0, 1, ...cut(first, first.text.trimStart()));
  const last = trimmed.at(-1);
  if (last?.text?.endsWith(' ')) trimmed.splice(-1, 1, ...cut(last, last.text.replace(/ +$/, '')));
  return trimmed;
}

function cut(node: Node, text: string): readonly Node[] {
  return text === '' ? [] : [richTextSchema.text(text, node.marks)];
}
