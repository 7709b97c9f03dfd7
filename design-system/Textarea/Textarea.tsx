import { box, control } from '../Field/control.css.ts';
import type { NativeProps } from '../native.ts';
import { lines as linesClass, textarea } from './Textarea.css.ts';

export interface TextareaProps extends NativeProps<'textarea', 'onChange' | 'rows' | 'cols'> {
  /** The name under which the form sends the text. */
  readonly name?: string | undefined;
  /** An example. It disappears while typing, so it must not replace the label or help text. */
  readonly placeholder?: string | undefined;
  /** The controlled value. */
  readonly value?: string | undefined;
  /** The initial value of an uncontrolled control. */
  readonly defaultValue?: string | undefined;
  /** Called with the whole text on every change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /**
   * The height of the empty control; it grows with the text.
   * @default 3
   */
  readonly lines?: 2 | 3 | 5 | undefined;
  /**
   * Makes the text read-only; the form still sends it.
   * @default false
   */
  readonly readOnly?: boolean | undefined;
  /**
   * Disables the control; the form does not send its value.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A multi-line text input. Use it in a `Field`, which labels it and counts its characters. */
export function Textarea({ lines = 3, onValueChange, ...rest }: TextareaProps) {
  return (
    <div className={box}>
      <textarea
        {...rest}
        className={`${control} ${textarea} ${linesClass[lines]}`}
        onChange={onValueChange && ((event) => onValueChange(event.currentTarget.value))}
        rows={lines}
      />
    </div>
  );
}
