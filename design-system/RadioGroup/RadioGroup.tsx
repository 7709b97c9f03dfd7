import { type ComponentProps, type ReactNode, useId } from 'react';
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
export function RadioGroup(props: RadioGroupProps) {
  const { options, name, value, defaultValue, onValueChange, disabled, ...rest } = props;
  const { variant = 'plain', direction = 'column', ...group } = rest;
  const id = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={choices[variant][direction]}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            variant={variant}
            name={name}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={disabled || option.disabled}
            required={group.required}
            onChange={onValueChange && (() => onValueChange(option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioProps
  extends Pick<
    ComponentProps<'input'>,
    'name' | 'checked' | 'defaultChecked' | 'disabled' | 'required' | 'onChange'
  > {
  readonly id: string;
  readonly option: RadioOption;
  readonly variant: NonNullable<RadioGroupProps['variant']>;
}

function Radio({ id, option, variant, ...input }: RadioProps) {
  const { label, help, value } = option;
  const helpId = isShown(help) ? `${id}-help` : undefined;
  return (
    <Choice help={help} helpId={helpId} inputId={id} kind="radio" label={label} variant={variant}>
      <input
        {...input}
        aria-describedby={helpId}
        className={radioInput}
        id={id}
        type="radio"
        value={value}
      />
    </Choice>
  );
}
