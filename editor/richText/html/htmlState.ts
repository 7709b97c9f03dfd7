import type { Mark, Node } from 'prosemirror-model';
import { richTextSchema } from '../schema.ts';
import { endLine, type Frame, newFrame, nodeOf } from './frames.ts';

/** Where HTML comes from: what is pasted has things in it that nobody means, such as ids and languages. */
export type HtmlOrigin = 'stored' | 'pasted';

/** The attributes of an element. */
export type HtmlAttributes = Readonly<Record<string, string>>;

interface OpenMarks {
  readonly tag: string;
  readonly marks: readonly Mark[];
}

/** HTML that is being read: the elements that are open, from the outermost. */
export interface HtmlState {
  readonly origin: HtmlOrigin;
  readonly frames: [Frame, ...Frame[]];
  readonly openMarks: OpenMarks[];
  /** The part of a table that rows are in; empty if they are in none. */
  section: string;
  /** The text of a caption while it is read. */
  caption: string | undefined;
  /** The sign before the entry of a list while it is read. */
  sign: string | undefined;
  /** What was left out, by tag or by the name of the attribute. */
  readonly dropped: Set<string>;
}

/** The state before the first element. */
export function newHtmlState(origin: HtmlOrigin): HtmlState {
  return {
    origin,
    frames: [newFrame('', 'doc')],
    openMarks: [],
    section: '',
    caption: undefined,
    sign: undefined,
    dropped: new Set(),
  };
}

/** The innermost open element. */
export function lastFrame({ frames }: HtmlState): Frame {
  return frames.at(-1) ?? frames[0];
}

/** Ends the innermost element, and adds it to the one around it. The outermost stays open. */
export function closeFrame({ frames }: HtmlState): void {
  const frame = frames.length > 1 ? frames.pop() : undefined;
  const block = frame && nodeOf(frame);
  if (block) (frames.at(-1) ?? frames[0]).blocks.push(block);
}

/** Ends a paragraph or heading before a block, which can't be in it, and the text that stands before the block. */
export function beforeBlock(state: HtmlState): void {
  if (lastFrame(state).type.isTextblock) closeFrame(state);
  endLine(lastFrame(state));
}

/** Adds something that stands within a text. */
export function addInline(state: HtmlState, node: Node): void {
  lastFrame(state).texts.push(node.mark(marksOf(state)));
}

function marksOf({ openMarks }: HtmlState): readonly Mark[] {
  return openMarks
    .flatMap(({ marks }) => marks)
    .reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []);
}

/** Ends all elements, and gives the whole text. */
export function wholeText(state: HtmlState): Node {
  while (state.frames.length > 1) closeFrame(state);
  const whole = nodeOf(state.frames[0]);
  if (whole && 'type' in whole && whole.childCount > 0) return whole;
  const { nodes } = richTextSchema;
  return nodes.doc.create(null, nodes.paragraph.create());
}
