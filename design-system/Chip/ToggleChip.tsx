import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { icon, toggle } from './Chip.css.ts';

export interface ToggleChipProps extends NativeProps<'button', 'type' | 'onClick' | 'value'> {
  /** The option, such as "Electric". */
  readonly children: string;
  /** Whether the option is selected. */
  readonly value: boolean;
  /** Called with the new state. */
  readonly onValueChange: (value: boolean) => void;
}

/** An independent on/off option, such as a tag or filter; several can be on at once. */
export function ToggleChip({ children, value, onValueChange, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      className={toggle}
      type="button"
      aria-pressed={value}
      onClick={() => onValueChange(!value)}
    >
      {/* The icon changes instead of appearing, so that the following chips do not move. */}
      <span className={icon}>
        <Icon name={value ? 'check' : 'plus'} size="s" />
      </span>
      <span>{children}</span>
    </button>
  );
}
