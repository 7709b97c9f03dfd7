import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { moveFocus } from '../focus/focus.ts';
import {
  type BoxSelection,
  boxAfterKey,
  boxOnClick,
  boxOnEntry,
  type CodeDigits,
  type CodeEntry,
  changeText,
  eraseDigits,
  fieldText,
  joinCode,
  oneBox,
  pasteText,
  selectionOf,
  splitCode,
} from './codeDigits.ts';

interface CodeFieldOptions {
  readonly length: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onComplete?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** What `useCodeField` returns. */
export type CodeField = ReturnType<typeof useCodeField>;

/** A text field that behaves as boxes of one digit each: its selection is the current box. */
export function useCodeField({ length, value, autoFocus, ...options }: CodeFieldOptions) {
  const digits = splitCode(value, length);
  const { input, selected, select, handlers } = useSelectedBoxes(digits, autoFocus);

  function accept({ digits: entered, focus }: CodeEntry) {
    const code = joinCode(entered);
    if (code !== value) options.onValueChange(code);
    select(oneBox(focus === 'end' ? length - 1 : focus));
    if (focus === 'end') options.onComplete?.();
  }

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    accept(changeText(digits, selected, currentTarget.value));

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    accept(pasteText(digits, event.clipboardData.getData('text')));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    handlers.onKeyDown();
    const entry = entryOfKey(event, digits, selected);
    if (!entry) return;
    event.preventDefault();
    accept(entry);
  };

  const text = fieldText(digits, selected);
  return { input, digits, selected, text, handlers: { ...handlers, onInput, onPaste, onKeyDown } };
}

/** The selected boxes, which follow the selection of the field and are kept as its selection. */
function useSelectedBoxes(digits: CodeDigits, autoFocus: boolean | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [selected, select] = useState<BoxSelection>(oneBox(0));
  const isEntering = useRef(false);

  // After each `select`, also of the same boxes: React puts the caret at the end when it restores a text.
  useLayoutEffect(() => {
    // Safari would move the focus to the field.
    if (document.activeElement !== input.current) return;
    input.current?.setSelectionRange(selected.from, selected.to);
  }, [selected]);

  useSelectionChange(input, (start, end) => {
    const next = selectionOf(start, end, digits.length);
    if (next.from === selected.from && next.to === selected.to) return;
    // Some browsers select the whole text after the focus has come by key.
    select(isEntering.current ? { ...selected } : next);
  });

  useEffect(() => {
    if (autoFocus) moveFocus(input.current);
  }, [autoFocus]);

  const handlers = {
    onFocus: (event: FocusEvent) => {
      isEntering.current = true;
      select(oneBox(boxOnEntry(digits, sideOf(event))));
    },
    onKeyDown: () => {
      isEntering.current = false;
    },
    onClick: (event: MouseEvent) => {
      isEntering.current = false;
      // The second click of a double click selects the whole code.
      if (event.detail > 1) return;
      select(oneBox(boxOnClick(digits, boxUnder(event, digits.length))));
    },
  };
  return { input, selected, select, handlers };
}

/** Not React's `onSelect`, which isn't called for what is selected by touch. */
function useSelectionChange(
  input: RefObject<HTMLInputElement | null>,
  onChange: (start: number, end: number) => void,
): void {
  useEffect(() => {
    const follow = () => {
      const field = input.current;
      if (!field || document.activeElement !== field) return;
      onChange(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  });
}

/** What a key does: erases digits, or moves to another box. */
function entryOfKey(
  event: KeyboardEvent,
  digits: CodeDigits,
  selected: BoxSelection,
): CodeEntry | undefined {
  // With Shift, the browser selects several boxes.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const focus = boxAfterKey(event.key, selected.from, digits.length);
  if (focus !== undefined) return { digits, focus };
  return event.key === 'Backspace' ? eraseDigits(digits, selected) : undefined;
}

/** Whether the focus comes from before or after the field. */
function sideOf({ currentTarget, relatedTarget }: FocusEvent): 'before' | 'after' {
  if (!relatedTarget) return 'before';
  const position = currentTarget.compareDocumentPosition(relatedTarget);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
}

/** The box at which the field was clicked. */
function boxUnder({ currentTarget, clientX }: MouseEvent, length: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const box = Math.floor(((clientX - left) / width) * length);
  return Math.max(0, Math.min(box, length - 1));
}
