import type { Mark, Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { richTextSchema } from './schema.ts';

const { link } = richTextSchema.marks;

/** A link in a text, as editors see it. */
export interface TextLink {
  readonly href: string;
  readonly text: string;
  readonly newTab: boolean;
}

/** A part of the text that is or becomes a link. */
export interface LinkRange extends TextLink {
  readonly from: number;
  readonly to: number;
}

/** The link at the selection, or what would become one: the selected text, or nothing. */
export function linkAt({ doc, selection }: EditorState): LinkRange {
  const { $from, from, to } = selection;
  const around = linkAround($from.parent, $from.parentOffset);
  if (around) {
    const start = $from.start();
    return rangeOf(doc, start + around.from, start + around.to, around.mark);
  }
  return rangeOf(doc, from, to, undefined);
}

function rangeOf(doc: Node, from: number, to: number, mark: Mark | undefined): LinkRange {
  return {
    from,
    to,
    href: String(mark?.attrs['href'] ?? ''),
    newTab: mark?.attrs['target'] === '_blank',
    text: doc.textBetween(from, to, ' '),
  };
}

/** The neighbouring texts in a block that have the same link as the place in it. */
function linkAround(block: Node, offset: number) {
  const texts: { readonly from: number; readonly to: number; readonly mark: Mark | undefined }[] =
    [];
  block.forEach((child, from) => {
    texts.push({ from, to: from + child.nodeSize, mark: link.isInSet(child.marks) });
  });
  const at = texts.findIndex(({ from, to }) => from <= offset && offset <= to);
  const here = [texts[at], texts[at + 1]].find(
    (text) => text?.mark && text.from <= offset && offset <= text.to,
  );
  const mark = here?.mark;
  if (!mark) return undefined;
  const same = texts.filter((text) => text.mark?.eq(mark));
  const [first, last] = [same[0] ?? here, same.at(-1) ?? here];
  return { from: first.from, to: last.to, mark };
}

/** Makes the text of a range a link, with another text if it was changed. */
export function setLink(state: EditorState, range: LinkRange, next: TextLink): Transaction {
  const text = next.text.trim() || next.href;
  const mark = link.create({ href: next.href, target: next.newTab ? '_blank' : '' });
  const tr = state.tr;
  if (text !== range.text) {
    const marks = tr.doc.resolve(range.from).marks();
    tr.replaceWith(range.from, range.to, richTextSchema.text(text, marks));
  }
  const end = text === range.text ? range.to : range.from + text.length;
  tr.removeMark(range.from, end, link).addMark(range.from, end, mark);
  return tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView();
}

/** Makes a link plain text. */
export function removeLink(state: EditorState, { from, to }: LinkRange): Transaction {
  return state.tr.removeMark(from, to, link);
}
