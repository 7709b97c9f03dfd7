import { box, control } from '../Field/control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { chevron, select } from './Select.css.ts';

/** One answer of a select. */
export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What the visitor reads. */
  label: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined;
}

/** Answers under a common heading. */
export interface SelectOptionGroup {
  /** The heading. */
  label: string;
  /** The answers under it. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends NativeProps<'select', 'onChange' | 'children' | 'multiple' | 'size'> {
  /** The answers, in order; groups and single ones may be mixed. */
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** Shown while nothing is chosen, as an answer with an empty value. */
  placeholder?: string | undefined;
  /** The name under which the form sends the choice. */
  name?: string | undefined;
  /** The chosen value, when the parent keeps it; empty for none. */
  value?: string | undefined;
  /** The value to begin with, when the form keeps it. */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Takes the control out of use; the form doesn't send it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** One choice of many, with the browser's own list. Stands in a `Field`, which labels it. */
export function Select({ options, placeholder, onValueChange, ...rest }: SelectProps) {
  return (
    <div className={box}>
      <select
        {...rest}
        className={`${control} ${select}`}
        onChange={onValueChange && ((event) => onValueChange(event.currentTarget.value))}
      >
        {placeholder !== undefined && (
          // Who has to choose can't go back to nothing.
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
