import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { icon, removable } from './Chip.css.ts';

export interface RemovableChipProps extends NativeProps<'button', 'type' | 'onClick'> {
  /** The selected value, such as "Volvo". */
  readonly children: string;
  /** Appended to the accessible name, such as "remove". */
  readonly removeLabel: string;
  /** Removes the value. The parent must move the focus, because this button is removed with it. */
  readonly onRemove: () => void;
}

/** A removable value, such as an active filter. The whole chip is the button. */
export function RemovableChip({ children, removeLabel, onRemove, ...rest }: RemovableChipProps) {
  return (
    <button {...rest} className={removable} type="button" onClick={onRemove}>
      <span>{children}</span>
      <span className={icon}>
        <Icon name="close" size="s" label={removeLabel} />
      </span>
    </button>
  );
}
