import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { tabAfterKey } from '#design-system/focus/tabAfterKey.ts';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { linkAt } from './links.ts';
import * as css from './RichTextEditor.css.ts';
import { type ToolbarItem, toolbarItems } from './toolbarItems.ts';

interface RichTextToolbarProps {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  /** The id of the text. */
  readonly controls: string;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onLink: () => void;
}

/** The buttons over a text: one stop of the Tab key, with arrow keys between the buttons (ARIA Authoring Practices). */
export function RichTextToolbar({ state, run, controls, root, onLink }: RichTextToolbarProps) {
  const [focused, setFocused] = useState('Bold');
  const items = toolbarItems(state);
  const isKnown = focused === 'Link' || items.some(({ label }) => label === focused);
  const propsOf = (label: string) => buttonProps(label, isKnown ? focused : 'Bold', setFocused);
  return (
    <div
      ref={root}
      className={css.toolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={moveInToolbar}
    >
      <button
        {...propsOf('Link')}
        aria-keyshortcuts="Control+K"
        aria-pressed={linkAt(state).href !== ''}
        onClick={onLink}
      >
        <Icon name="link" />
      </button>
      {items.map((item) => (
        <button
          key={item.label}
          {...propsOf(item.label)}
          {...toggleProps(item, state)}
          data-sign={item.sign}
          onClick={() => run(item.run)}
        />
      ))}
    </div>
  );
}

/** @param stop - The button that the Tab key stops at. */
function buttonProps(label: string, stop: string, onFocus: (label: string) => void) {
  return {
    className: css.button,
    type: 'button',
    tabIndex: label === stop ? 0 : -1,
    'aria-label': label,
    title: label,
    onFocus: () => onFocus(label),
    // The text keeps its selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
}

function toggleProps({ isOn, shortcut, run }: ToolbarItem, state: EditorState) {
  return {
    'aria-keyshortcuts': shortcut,
    'aria-pressed': isOn?.(state),
    'aria-disabled': run(state) ? undefined : (true as const),
  };
}

function moveInToolbar(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const target = tabAfterKey(event.key, at, buttons.length);
  if (target === undefined) return;
  event.preventDefault();
  moveFocus(buttons[target]);
}
