import { type ChangeEvent, type ReactNode, useId } from 'react';
import { box, control } from '../Field/control.css.ts';
import { idList } from '../Field/wiring.ts';
import type { NativeProps } from '../native.ts';
import { formatText } from './formatText.ts';
import { affix, input, width as widthClass } from './TextInput.css.ts';

export interface TextInputProps
  extends NativeProps<'input', 'onChange' | 'prefix' | 'size' | 'type' | 'width'> {
  /**
   * The input type; determines the on-screen keyboard and autofill.
   * @default 'text'
   */
  readonly type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'search'
    | 'number'
    | 'password'
    | 'date'
    | undefined;
  /** The name under which the form sends the text. */
  readonly name?: string | undefined;
  /** The on-screen keyboard, if `type` does not determine it: `numeric` for codes and mileages. */
  readonly inputMode?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'search'
    | 'numeric'
    | 'decimal'
    | 'none'
    | undefined;
  /** The autofill token: `given-name`, `tel`, `email`, `one-time-code`, `off`. */
  readonly autoComplete?: string | undefined;
  /** An example. It disappears while typing, so it must not replace the label or help text. */
  readonly placeholder?: string | undefined;
  /** The controlled value. */
  readonly value?: string | undefined;
  /** The initial value of an uncontrolled input. */
  readonly defaultValue?: string | undefined;
  /** Called with the whole text on every change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /**
   * Changes the text while it is typed, for example to capitals. It changes the beginning of a text to the
   * beginning of the changed text, so that the caret stays where the visitor types.
   * @default the text stays as typed
   */
  readonly format?: ((text: string) => string) | undefined;
  /**
   * Shown before the text: an icon, a currency. A string describes the input for screen readers.
   */
  readonly prefix?: ReactNode;
  /**
   * Shown after the text: a unit, a clear button. A string describes the input for screen readers.
   */
  readonly suffix?: ReactNode;
  /**
   * The expected length: `s` about six characters, `m` about fourteen, `full` the width of the
   * column.
   * @default 'full'
   */
  readonly width?: 's' | 'm' | 'full' | undefined;
  /**
   * Makes the text read-only; the form still sends it.
   * @default false
   */
  readonly readOnly?: boolean | undefined;
  /**
   * Disables the input; the form does not send its value.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A single-line text input. Use it in a `Field`, which labels it. */
export function TextInput({
  type = 'text',
  prefix,
  suffix,
  width = 'full',
  onValueChange,
  format,
  'aria-describedby': describedBy,
  ...rest
}: TextInputProps) {
  const id = useId();
  const prefixId = typeof prefix === 'string' && prefix && `${id}-prefix`;
  const suffixId = typeof suffix === 'string' && suffix && `${id}-suffix`;
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (format) formatText(currentTarget, format);
    onValueChange?.(currentTarget.value);
  };
  return (
    <div className={`${box} ${widthClass[width]}`}>
      {prefix && (
        <span className={affix.start} id={prefixId || undefined}>
          {prefix}
        </span>
      )}
      <input
        {...rest}
        aria-describedby={idList(prefixId, suffixId, describedBy)}
        className={`${control} ${input}`}
        onChange={onValueChange || format ? change : undefined}
        type={type}
      />
      {suffix && (
        <span className={affix.end} id={suffixId || undefined}>
          {suffix}
        </span>
      )}
    </div>
  );
}
