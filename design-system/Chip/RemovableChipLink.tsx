import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { LinkElement, type LinkTarget } from '../Link/LinkElement.tsx';
import { icon, removable } from './Chip.css.ts';

export interface RemovableChipLinkProps extends Omit<LinkTarget, 'target' | 'newTabLabel'> {
  /** The address of the page without the value. */
  readonly href: string;
  /** The selected value, such as "Volvo". */
  readonly children: ReactNode;
  /** Appended to the accessible name, such as "remove". */
  readonly removeLabel: string;
}

/** A RemovableChip for values in the URL: the link leads to the page without the value. */
export function RemovableChipLink({ children, removeLabel, ...rest }: RemovableChipLinkProps) {
  return (
    <LinkElement {...rest} className={removable}>
      <span>{children}</span>
      <span className={icon}>
        <Icon name="close" size="s" label={removeLabel} />
      </span>
    </LinkElement>
  );
}
