import { type ReactNode, useId } from 'react';
import { checkboxInput } from '../Choice/Choice.css.ts';
import { Choice } from '../Choice/Choice.tsx';
import { type ErrorUrgency, FieldError } from '../Field/FieldError.tsx';
import { FieldLabelText } from '../Field/FieldLabelText.tsx';
import { fieldIds, idList, isShown } from '../Field/wiring.ts';
import type { NativeProps } from '../native.ts';
import { CheckboxState } from './CheckboxState.tsx';

export interface CheckboxProps
  extends NativeProps<'input', 'checked' | 'onChange' | 'size' | 'type'> {
  /** The label; links in it remain clickable. */
  readonly label: ReactNode;
  /** The name under which the form sends the value. */
  readonly name?: string | undefined;
  /**
   * What the form sends when the box is checked.
   * @default 'on'
   */
  readonly value?: string | undefined;
  /** The controlled state; `mixed` if only some of the options the box represents are checked. */
  readonly checked?: boolean | 'mixed' | undefined;
  /** The initial state of an uncontrolled checkbox. */
  readonly defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Explains the choice, under the label. */
  readonly help?: ReactNode;
  /** What is wrong and how to fix it. Marks the box as invalid and is announced. */
  readonly error?: ReactNode;
  /**
   * How screen readers announce the error when it appears: `static` in a form with a `FormErrorSummary`.
   * @default 'polite'
   */
  readonly errorUrgency?: ErrorUrgency | undefined;
  /**
   * Whether the box must be checked.
   * @default false
   */
  readonly required?: boolean | undefined;
  /** Follows the label and marks the box as required or optional. */
  readonly mark?: string | undefined;
  /**
   * `card` adds a frame, for options with an explanation.
   * @default 'plain'
   */
  readonly variant?: 'plain' | 'card' | undefined;
  /**
   * Disables the checkbox; the form does not send its value.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A checkbox: a consent, or one of several options that can be combined. */
export function Checkbox({ id, label, help, error, errorUrgency, mark, ...props }: CheckboxProps) {
  const { variant = 'plain', checked, onCheckedChange, ...rest } = props;
  const generatedId = useId();
  const ids = fieldIds(id ?? generatedId);
  const helpId = isShown(help) ? ids.help : undefined;
  const hasError = isShown(error);
  const input = {
    ...rest,
    id: ids.control,
    className: checkboxInput,
    'aria-describedby': idList(helpId, hasError && ids.error, rest['aria-describedby']),
    'aria-invalid': hasError || undefined,
  };
  return (
    <div>
      <Choice
        help={help}
        helpId={helpId}
        inputId={ids.control}
        kind="checkbox"
        label={<FieldLabelText mark={mark} required={rest.required ?? false} text={label} />}
        variant={variant}
      >
        {checked === undefined ? (
          <input
            {...input}
            onChange={onCheckedChange && ((event) => onCheckedChange(event.currentTarget.checked))}
            type="checkbox"
          />
        ) : (
          <CheckboxState {...input} onCheckedChange={onCheckedChange} state={checked} />
        )}
      </Choice>
      <FieldError id={ids.error} urgency={errorUrgency}>
        {error}
      </FieldError>
    </div>
  );
}
