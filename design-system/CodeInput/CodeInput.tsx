import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { box } from '../Field/control.css.ts';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { isShown } from '../Field/wiring.ts';
import { boxes, digit as digitClass, frame } from './CodeInput.css.ts';
import {
  boxAfterKey,
  type CodeEntry,
  enterText,
  eraseDigit,
  joinCode,
  pasteText,
  splitCode,
} from './codeDigits.ts';

export interface CodeInputProps extends Omit<FieldGroupTexts, 'mark' | 'required'> {
  /**
   * The number of digits.
   * @default 4
   */
  readonly length?: number | undefined;
  /** The name of each box, such as `Digit {number} of {total}`. */
  readonly digitLabel: string;
  /** The digits; a space is an empty box before a full one. */
  readonly value: string;
  /** Called when a digit changes. */
  readonly onValueChange: (value: string) => void;
  /** Called when the last digit is entered, to move the focus to the button that sends the code. */
  readonly onComplete?: (() => void) | undefined;
  /**
   * Moves the focus to the first box when it appears.
   * @default false
   */
  readonly autoFocus?: boolean | undefined;
}

/** A short code of digits that was sent to the visitor, in one box per digit. */
export function CodeInput(props: CodeInputProps) {
  const { length = 4, digitLabel, value, onValueChange, onComplete, autoFocus, ...group } = props;
  const digits = splitCode(value, length);
  const inputs = useRef<HTMLDivElement>(null);
  const focusBox = (at: number) => inputs.current?.querySelectorAll('input')[at]?.focus();
  useEffect(() => {
    if (autoFocus) inputs.current?.querySelector('input')?.focus();
  }, [autoFocus]);

  function accept({ digits: entered, focus }: CodeEntry) {
    const code = joinCode(entered);
    if (code !== value) onValueChange(code);
    if (focus === 'end') onComplete?.();
    else focusBox(focus);
  }

  function press(event: KeyboardEvent, at: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = boxAfterKey(event.key, at, length);
    if (event.key !== 'Backspace' && target === undefined) return;
    event.preventDefault();
    if (target === undefined) accept(eraseDigit(digits, at));
    else focusBox(target);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    accept(pasteText(digits, event.clipboardData.getData('text')));
  }

  const hasError = isShown(group.error);
  return (
    <FieldGroup {...group}>
      <div ref={inputs} className={boxes} onPaste={paste}>
        {digits.map((digit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
          <div key={at} className={`${box} ${frame}`}>
            <input
              aria-invalid={hasError || undefined}
              aria-label={labelOf(digitLabel, at, length)}
              // Every box, because the suggestion is shown at the one that has the focus.
              autoComplete="one-time-code"
              className={digitClass}
              inputMode="numeric"
              pattern="[0-9]*"
              type="text"
              value={digit}
              // Not `onChange`, which ignores a digit that replaces the same digit.
              onInput={(event) => accept(enterText(digits, at, event.currentTarget.value))}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={(event) => press(event, at)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

function labelOf(text: string, at: number, length: number): string {
  return text.replace('{number}', String(at + 1)).replace('{total}', String(length));
}
