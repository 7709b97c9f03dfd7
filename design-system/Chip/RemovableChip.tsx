import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { icon, removable } from './Chip.css.ts';

export interface RemovableChipProps extends NativeProps<'button', 'type' | 'onClick'> {
  /** What was chosen, such as "Volvo". */
  children: string;
  /** Read out after the text, such as "remove": together they name the button. */
  removeLabel: string;
  /** Takes the choice back. The parent moves the focus on, since this button is gone then. */
  onRemove: () => void;
}

/** A choice that can be taken back, such as a filter in use. The whole chip is the button. */
export function RemovableChip({ children, removeLabel, onRemove, ...rest }: RemovableChipProps) {
  return (
    <button {...rest} className={removable} type="button" onClick={onRemove}>
      {children}
      <span className={icon}>
        <Icon name="close" size="s" label={removeLabel} />
      </span>
    </button>
  );
}
