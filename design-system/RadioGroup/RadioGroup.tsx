import { type ReactNode, useId } from 'react';
import { radioInput } from '../Choice/Choice.css.ts';
import { Choice } from '../Choice/Choice.tsx';
import { FieldGroup, type FieldGroupProps } from '../Field/FieldGroup.tsx';
import { isShown } from '../Field/wiring.ts';
import { choices } from './RadioGroup.css.ts';

/** One answer of a radio group. */
export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** What the visitor reads. */
  label: ReactNode;
  /** Explains the answer, under the label. */
  help?: ReactNode;
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'children' | 'role'> {
  /** The question; the group's accessible name. */
  legend: ReactNode;
  /** The answers, in order. */
  options: readonly RadioOption[];
  /** The name under which the form sends the choice; no other group of the form has it. */
  name: string;
  /** The chosen value, when the parent keeps it; empty for none. */
  value?: string | undefined;
  /** The value to begin with, when the form keeps it. */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `card` frames every answer, for two to four that deserve an explanation.
   * @default 'plain'
   */
  variant?: 'plain' | 'card' | undefined;
  /**
   * Where the next answer stands: under the last or beside it, as far as there is room.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Takes all answers out of use.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** One choice of a few, all of them in sight. The arrow keys move between the answers. */
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
      <div className={choices({ variant, direction })}>
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
