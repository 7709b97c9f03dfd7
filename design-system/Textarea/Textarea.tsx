import { box, control } from '../Field/control.css.ts';
import type { NativeProps } from '../native.ts';
import { lines as linesClass, textarea } from './Textarea.css.ts';

export interface TextareaProps extends NativeProps<'textarea', 'onChange' | 'rows' | 'cols'> {
  /** The name under which the form sends the text. */
  name?: string | undefined;
  /** An example. It goes away on typing, so it must not say what the label or help should. */
  placeholder?: string | undefined;
  /** The text, when the parent keeps it. */
  value?: string | undefined;
  /** The text to begin with, when the form keeps it. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * The height of the empty control; it grows with the text.
   * @default 3
   */
  lines?: 2 | 3 | 5 | undefined;
  /**
   * Shows the text without letting it be changed; the form still sends it.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Takes the control out of use; the form doesn't send it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Several lines of text. Stands in a `Field`, which labels and counts it. */
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
