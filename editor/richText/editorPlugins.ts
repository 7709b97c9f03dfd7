import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { inSequence, lineToParagraph, toggleHeading } from './commands.ts';
import { richTextSchema } from './schema.ts';

const { nodes, marks } = richTextSchema;

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** What the keys of the text need from around it. */
export interface KeyTargets {
  /** Opens the dialog for a link. */
  readonly openLink: () => void;
  /** Moves the focus to the toolbar. */
  readonly focusToolbar: () => void;
}

/**
 * The behaviour of the text. Tab leaves it, other than in a table, where it goes through the cells first; lists are made
 * deeper by other keys.
 */
export function editorPlugins({ openLink, focusToolbar }: KeyTargets): Plugin[] {
  const handled = (act: () => void): Command => {
    return () => {
      act();
      return true;
    };
  };
  const backspace = baseKeymap['Backspace'] ?? (() => false);
  return [
    history(),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-k': handled(openLink),
      'Alt-F10': handled(focusToolbar),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Mod-Alt-4': toggleHeading(4),
      'Shift-Enter': insertBreak,
      Enter: inSequence(splitListItem(nodes.list_item), lineToParagraph),
      Backspace: inSequence(backspace, lineToParagraph),
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': inSequence(liftListItem(nodes.list_item), lineToParagraph),
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
    }),
    keymap(baseKeymap),
    tableEditing(),
  ];
}
