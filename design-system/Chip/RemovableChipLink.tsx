import { Icon } from '../Icon/Icon.tsx';
import { LinkElement, type LinkTarget } from '../Link/LinkElement.tsx';
import { icon, removable } from './Chip.css.ts';

export interface RemovableChipLinkProps extends Omit<LinkTarget, 'target' | 'newTabLabel'> {
  /** What was chosen, such as "Volvo". */
  children: string;
  /** Read out after the text, such as "remove": together they name the link. */
  removeLabel: string;
}

/** A RemovableChip where the choice is in the address: the page without it is the link's. */
export function RemovableChipLink({ children, removeLabel, ...rest }: RemovableChipLinkProps) {
  return (
    <LinkElement {...rest} className={removable}>
      {children}
      <span className={icon}>
        <Icon name="close" size="s" label={removeLabel} />
      </span>
    </LinkElement>
  );
}
