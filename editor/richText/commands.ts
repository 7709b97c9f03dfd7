import { setBlockType, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { richTextSchema } from './schema.ts';

const { nodes } = richTextSchema;

/** Makes the paragraphs headings of a level, or headings of that level paragraphs. */
export function toggleHeading(level: number): Command {
  return (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch, view)
      : setBlockType(nodes.heading, { level })(state, dispatch, view);
}

/** Whether the selection is in a heading of a level. */
export function isHeading({ selection }: EditorState, level: number): boolean {
  const { parent } = selection.$from;
  return parent.type === nodes.heading && parent.attrs['level'] === level;
}

/** Makes the paragraphs a list, changes the kind of the list that they are in, or takes them out of it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAround(state);
    if (!list) return withLines(wrapInList(type))(state, dispatch, view);
    if (list.type === type)
      return inSequence(liftListItem(nodes.list_item), lineToParagraph)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.position, type));
    return true;
  };
}

/** Whether the innermost list around the selection is of a kind. */
export function isInList(state: EditorState, type: NodeType): boolean {
  return listAround(state)?.type === type;
}

function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list)
      return { type, position: $from.before(depth) };
  }
  return undefined;
}

/** Entries of lists that editors make have their text without a paragraph. */
function withLines(wrap: Command): Command {
  return (state, dispatch, view) =>
    wrap(state) && inSequence(wrap, setBlockType(nodes.line))(state, dispatch, view);
}

/** A text that has left its list is a paragraph. */
export const lineToParagraph: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const isLoose = $from.parent.type === nodes.line && $from.depth === 1;
  return isLoose && setBlockType(nodes.paragraph)(state, dispatch, view);
};

/** Puts the paragraphs into a quotation. */
export const quote: Command = wrapIn(nodes.blockquote);

/** Inserts a table of two columns, with a row of headings. */
export const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType, section: string) =>
    nodes.table_row.create(
      { section },
      [type.createAndFill(), type.createAndFill()].flatMap((cell) => cell ?? []),
    );
  const rows = [row(nodes.table_header, 'thead'), row(nodes.table_cell, 'tbody')];
  const table = nodes.table.create(null, rows);
  const { $from } = state.selection;
  const place = $from.depth > 0 ? $from.indexAfter(-1) : 0;
  const isPossible = $from.depth > 0 && $from.node(-1).canReplaceWith(place, place, nodes.table);
  if (!isPossible || isInTable(state)) return false;
  if (dispatch) {
    const tr = state.tr.insert($from.after(), table);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView());
  }
  return true;
};

/** Whether the selection has a mark, or the next typed character gets it. */
export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Runs commands as one change. The first must be possible; the others run if they are. */
export function inSequence(first: Command, ...others: readonly Command[]): Command {
  return (state, dispatch) => {
    if (!first(state)) return false;
    if (!dispatch) return true;
    let current = state;
    const whole = state.tr;
    for (const command of [first, ...others])
      command(current, (tr) => {
        for (const step of tr.steps) whole.step(step);
        current = current.apply(tr);
      });
    const selection = Selection.fromJSON(whole.doc, current.selection.toJSON());
    dispatch(whole.setSelection(selection).scrollIntoView());
    return true;
  };
}
