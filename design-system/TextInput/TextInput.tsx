import { type ReactNode, useId } from 'react';
import { box, control } from '../Field/control.css.ts';
import { idList } from '../Field/wiring.ts';
import type { NativeProps } from '../native.ts';
import { affix, input, width as widthClass } from './TextInput.css.ts';

export interface TextInputProps
  extends NativeProps<'input', 'onChange' | 'prefix' | 'size' | 'type' | 'width'> {
  /**
   * What is typed; decides the keyboard and what browsers fill in.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'password' | 'date' | undefined;
  /** The name under which the form sends the text. */
  name?: string | undefined;
  /** The keyboard to show where `type` doesn't say: `numeric` for codes and mileages. */
  inputMode?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'search'
    | 'numeric'
    | 'decimal'
    | 'none'
    | undefined;
  /** What browsers may fill in: `given-name`, `tel`, `email`, `one-time-code`, `off`. */
  autoComplete?: string | undefined;
  /** An example. It goes away on typing, so it must not say what the label or help should. */
  placeholder?: string | undefined;
  /** The text, when the parent keeps it. */
  value?: string | undefined;
  /** The text to begin with, when the form keeps it. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Stands before the text: an icon, a currency. Words in it describe the input. */
  prefix?: ReactNode;
  /** Stands after the text: a unit, a button that clears. Words in it describe the input. */
  suffix?: ReactNode;
  /**
   * How much is expected: `s` about six characters, `m` about fourteen, `full` as wide as the
   * column.
   * @default 'full'
   */
  width?: 's' | 'm' | 'full' | undefined;
  /**
   * Shows the text without letting it be changed; the form still sends it.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Takes the input out of use; the form doesn't send it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** One line of text. Stands in a `Field`, which labels it. */
export function TextInput({
  type = 'text',
  prefix,
  suffix,
  width = 'full',
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: TextInputProps) {
  const id = useId();
  const prefixId = typeof prefix === 'string' && `${id}-prefix`;
  const suffixId = typeof suffix === 'string' && `${id}-suffix`;
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
        onChange={onValueChange && ((event) => onValueChange(event.currentTarget.value))}
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
