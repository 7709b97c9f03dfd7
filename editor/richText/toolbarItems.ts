import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import {
  hasMark,
  insertTable,
  isHeading,
  isInList,
  quote,
  toggleHeading,
  toggleList,
} from './commands.ts';
import { richTextSchema } from './schema.ts';

/** A button over a formatted text. */
export interface ToolbarItem {
  /** The accessible name. */
  readonly label: string;
  /** What the button shows. */
  readonly sign: string;
  /** As screen readers announce it: `Control+B`. */
  readonly shortcut?: string | undefined;
  readonly run: Command;
  /** Whether the selection has what the button gives; absent for a button that only does something once. */
  readonly isOn?: ((state: EditorState) => boolean) | undefined;
}

const { nodes, marks } = richTextSchema;

const textItems: readonly ToolbarItem[] = [
  {
    label: 'Bold',
    sign: 'B',
    shortcut: 'Control+B',
    run: toggleMark(marks.strong),
    isOn: (state) => hasMark(state, marks.strong),
  },
  {
    label: 'Italic',
    sign: 'I',
    shortcut: 'Control+I',
    run: toggleMark(marks.em),
    isOn: (state) => hasMark(state, marks.em),
  },
];

const headingItems: readonly ToolbarItem[] = [2, 3, 4].map((level) => ({
  label: `Heading ${level}`,
  sign: `H${level}`,
  shortcut: `Control+Alt+${level}`,
  run: toggleHeading(level),
  isOn: (state) => isHeading(state, level),
}));

const blockItems: readonly ToolbarItem[] = [
  {
    label: 'List',
    sign: '•',
    run: toggleList(nodes.bullet_list),
    isOn: (state) => isInList(state, nodes.bullet_list),
  },
  {
    label: 'Numbered list',
    sign: '1.',
    run: toggleList(nodes.ordered_list),
    isOn: (state) => isInList(state, nodes.ordered_list),
  },
  { label: 'Quotation', sign: '”', run: quote },
  { label: 'Insert table', sign: '⊞', run: insertTable },
];

const tableItems: readonly ToolbarItem[] = [
  { label: 'Add row below', sign: '+ row', run: addRowAfter },
  { label: 'Add column after', sign: '+ column', run: addColumnAfter },
  { label: 'Delete row', sign: '− row', run: deleteRow },
  { label: 'Delete column', sign: '− column', run: deleteColumn },
  { label: 'Delete table', sign: '− table', run: deleteTable },
];

/** The buttons for a state; those of tables only in a table. */
export function toolbarItems(state: EditorState): readonly ToolbarItem[] {
  const own = [...textItems, ...headingItems, ...blockItems];
  return isInTable(state) ? [...own, ...tableItems] : own;
}
