import { box, control } from '../Field/control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { chevron, select } from './Select.css.ts';

/** One option of a select. */
export interface SelectOption {
  /** What the form sends. */
  readonly value: string;
  /** The visible label. */
  readonly label: string;
  /** Shown, but not selectable. */
  readonly disabled?: boolean | undefined;
}

/** Options under a common heading. */
export interface SelectOptionGroup {
  /** The heading. */
  readonly label: string;
  /** The options in the group. */
  readonly options: readonly SelectOption[];
}

export interface SelectProps
  extends NativeProps<'select', 'onChange' | 'children' | 'multiple' | 'size'> {
  /** The options, in order; groups and single options can be mixed. */
  readonly options: readonly (SelectOption | SelectOptionGroup)[];
  /** Shown while nothing is selected, as an option with an empty value. */
  readonly placeholder?: string | undefined;
  /** The name under which the form sends the choice. */
  readonly name?: string | undefined;
  /** The controlled value; empty if no option is selected. */
  readonly value?: string | undefined;
  /** The initial value of an uncontrolled select. */
  readonly defaultValue?: string | undefined;
  /** Called with the selected value. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /**
   * Disables the control; the form does not send its value.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A native select for many options. Use it in a `Field`, which labels it. */
export function Select({ options, placeholder, onValueChange, ...rest }: SelectProps) {
  return (
    <div className={box}>
      <select
        {...rest}
        className={`${control} ${select}`}
        onChange={onValueChange && ((event) => onValueChange(event.currentTarget.value))}
      >
        {placeholder !== undefined && (
          // A required choice cannot be reset to none.
          <option hidden={rest.required} value="">
            {placeholder}
          </option>
        )}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      <span className={chevron}>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option disabled={disabled} key={value} value={value}>
      {label}
    </option>
  );
}
