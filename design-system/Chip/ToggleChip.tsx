import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { icon, toggle } from './Chip.css.ts';

export interface ToggleChipProps extends NativeProps<'button', 'type' | 'onClick' | 'value'> {
  /** What can be chosen, such as "Electric". */
  children: string;
  /** Whether it is chosen. */
  value: boolean;
  /** Hears what the visitor wants it to become. */
  onValueChange: (value: boolean) => void;
}

/** A choice that is on or off by itself, several of which may be on: tags, filters. */
export function ToggleChip({ children, value, onValueChange, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      className={toggle}
      type="button"
      aria-pressed={value}
      onClick={() => onValueChange(!value)}
    >
      {/* The sign changes and does not come and go, so that the chips behind it stay in place. */}
      <span className={icon}>
        <Icon name={value ? 'check' : 'plus'} size="s" />
      </span>
      {children}
    </button>
  );
}
