import type { ReactNode } from 'react';
import type { Template } from '#domain/fillText.ts';
import { warnDeprecated } from '../deprecation.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { boxes, drawn, field } from './CodeInput.css.ts';
import { type CodeField, useCodeField } from './useCodeField.ts';

export interface CodeInputProps extends Pick<FieldProps, 'id' | 'errorUrgency'> {
  /** What to enter; the accessible name of the field. */
  readonly label: ReactNode;
  /**
   * `hidden` keeps the label for screen readers only.
   * @default 'visible'
   */
  readonly labelVisibility?: 'visible' | 'hidden' | undefined;
  /** Shown under the label: where the code was sent. */
  readonly help?: ReactNode;
  /** What is wrong and how to fix it. Marks the field as invalid and is announced. */
  readonly error?: ReactNode;
  /**
   * The number of digits.
   * @default 4
   */
  readonly length?: number | undefined;
  /** The digits; a space is an empty box before a full one. */
  readonly value: string;
  /** Called when a digit changes. */
  readonly onValueChange: (value: string) => void;
  /** Called when the last digit is entered, to move the focus to the button that sends the code. */
  readonly onComplete?: (() => void) | undefined;
  /**
   * Moves the focus to the first empty box when it appears.
   * @default false
   */
  readonly autoFocus?: boolean | undefined;
  /**
   * The name of each box, from when each was a field.
   * @deprecated leave it out: the label names the field, and the boxes have no names
   */
  readonly digitLabel?: Template<'number' | 'total'> | undefined;
}

/** A short code of digits that was sent to the visitor: one field, drawn as one box per digit. */
export function CodeInput(props: CodeInputProps) {
  const { length = 4, value, onValueChange, onComplete, autoFocus, digitLabel, ...texts } = props;
  if (digitLabel !== undefined) {
    warnDeprecated(
      'CodeInput.digitLabel',
      'leave it out: the label names the field, and the boxes have no names',
    );
  }
  const code = useCodeField({ length, value, onValueChange, onComplete, autoFocus });
  return (
    <Field {...texts}>
      {(control) => (
        <div className={boxes}>
          <input
            {...control}
            {...code.handlers}
            ref={code.input}
            // No `maxLength`: a keyboard that suggests the code inserts it beside the digits that are there, and the end of
            // the new code would be cut off.
            autoComplete="one-time-code"
            className={field}
            inputMode="numeric"
            spellCheck={false}
            type="text"
            value={code.text}
          />
          <DrawnBoxes {...code} />
        </div>
      )}
    </Field>
  );
}

/** The digits as they are seen. */
function DrawnBoxes({ digits, selected }: Pick<CodeField, 'digits' | 'selected'>) {
  return digits.map((digit, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
      key={at}
      aria-hidden
      className={drawn}
      data-state={at >= selected.from && at < selected.to ? 'selected' : undefined}
    >
      {digit}
    </span>
  ));
}
