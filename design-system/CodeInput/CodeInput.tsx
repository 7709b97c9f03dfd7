import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { fillText, type Template } from '#domain/fillText.ts';
import { box } from '../Field/control.css.ts';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { isShown } from '../Field/wiring.ts';
import { moveFocus } from '../focus/focus.ts';
import { boxes, digit as digitClass, frame } from './CodeInput.css.ts';
import {
  boxAfterKey,
  type CodeDigits,
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
  readonly digitLabel: Template<'number' | 'total'>;
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
  const { inputs, focusBox } = useBoxes(autoFocus);

  function accept({ digits: entered, focus }: CodeEntry) {
    const code = joinCode(entered);
    if (code !== value) onValueChange(code);
    if (focus === 'end') onComplete?.();
    else focusBox(focus);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    accept(pasteText(digits, event.clipboardData.getData('text')));
  }

  return (
    <FieldGroup {...group}>
      <div ref={inputs} className={boxes} onPaste={paste}>
        {digits.map((digit, at) => (
          <DigitBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
            key={at}
            label={labelOf(digitLabel, at, length)}
            digit={digit}
            hasError={isShown(group.error)}
            onInput={(text) => accept(enterText(digits, at, text))}
            onKeyDown={(event) => {
              const entry = entryOfKey(event, digits, at);
              if (!entry) return;
              event.preventDefault();
              accept(entry);
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The element around the boxes, and a function that focuses one of them. */
function useBoxes(autoFocus: boolean | undefined) {
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) moveFocus(inputs.current?.querySelector('input'));
  }, [autoFocus]);
  const focusBox = (at: number) => moveFocus(inputs.current?.querySelectorAll('input')[at]);
  return { inputs, focusBox };
}

/** What a key does in a box: erases its digit, or moves the focus to another box. */
function entryOfKey(event: KeyboardEvent, digits: CodeDigits, at: number): CodeEntry | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const focus = boxAfterKey(event.key, at, digits.length);
  if (focus !== undefined) return { digits, focus };
  return event.key === 'Backspace' ? eraseDigit(digits, at) : undefined;
}

interface DigitBoxProps {
  readonly label: string;
  readonly digit: string;
  readonly hasError: boolean;
  readonly onInput: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function DigitBox({ label, digit, hasError, onInput, onKeyDown }: DigitBoxProps) {
  return (
    <div className={`${box} ${frame}`}>
      <input
        aria-invalid={hasError || undefined}
        aria-label={label}
        // Every box, because the suggestion is shown at the one that has the focus.
        autoComplete="one-time-code"
        className={digitClass}
        inputMode="numeric"
        pattern="[0-9]*"
        type="text"
        value={digit}
        // Not `onChange`, which ignores a digit that replaces the same digit.
        onInput={(event) => onInput(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function labelOf(text: Template<'number' | 'total'>, at: number, length: number): string {
  return fillText(text, { number: String(at + 1), total: String(length) });
}
