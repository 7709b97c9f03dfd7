import { type ReactNode, useId } from 'react';
import { radioInput } from '../Choice/Choice.css.ts';
import { Choice } from '../Choice/Choice.tsx';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { isShown } from '../Field/wiring.ts';
import { choices } from './RadioGroup.css.ts';

/** One option of a radio group. */
export interface RadioOption {
  /** What the form sends. */
  readonly value: string;
  /** The visible label. */
  readonly label: ReactNode;
  /** Explains the option, under the label. */
  readonly help?: ReactNode;
  /** Shown, but not selectable. */
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldGroupTexts {
  /** The options, in order. */
  readonly options: readonly RadioOption[];
  /** The name under which the form sends the choice; unique within the form. */
  readonly name: string;
  /** The controlled value; empty if no option is selected. */
  readonly value?: string | undefined;
  /** The initial value of an uncontrolled group. */
  readonly defaultValue?: string | undefined;
  /** Called with the selected value. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /**
   * `card` adds a frame to each option, for two to four options with explanations.
   * @default 'plain'
   */
  readonly variant?: 'plain' | 'card' | undefined;
  /**
   * Whether the options are stacked or in a row, which wraps.
   * @default 'column'
   */
  readonly direction?: 'column' | 'row' | undefined;
  /**
   * Disables all options.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A single choice from a few visible options. The arrow keys move between the options. */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  variant = 'plain',
  direction = 'column',
  disabled,
  ...group
}: RadioGroupProps) {
  const id = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={choices[variant][direction]}>
        {options.map((option, index) => {
          const inputId = `${id}-${index}`;
          const helpId = isShown(option.help) ? `${inputId}-help` : undefined;
          return (
            <Choice
              help={option.help}
              helpId={helpId}
              inputId={inputId}
              key={option.value}
              kind="radio"
              label={option.label}
              variant={variant}
            >
              <input
                aria-describedby={helpId}
                checked={value === undefined ? undefined : value === option.value}
                className={radioInput}
                defaultChecked={
                  defaultValue === undefined ? undefined : defaultValue === option.value
                }
                disabled={disabled || option.disabled}
                id={inputId}
                name={name}
                onChange={onValueChange && (() => onValueChange(option.value))}
                required={group.required}
                type="radio"
                value={option.value}
              />
            </Choice>
          );
        })}
      </div>
    </FieldGroup>
  );
}
