'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { definedOnly } from '../definedOnly.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './DropdownMenu.css.ts';

/** One action of the menu. */
export interface DropdownMenuAction {
  /** What happens when it is chosen. */
  label: string;
  icon?: IconName | undefined;
  /** Shown and not to be chosen now. */
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface DropdownMenuProps {
  /** The control that opens it: one element that takes a ref, such as a Button. */
  trigger: ReactNode;
  /** The actions, in order. */
  actions: readonly DropdownMenuAction[];
  /**
   * Which edge of the trigger it lines up with.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** Whether it is open, where the parent decides. */
  open?: boolean | undefined;
  /** Told when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu of actions. For places to go there are links: a menu of the application kind takes the
 * arrow keys and is announced as one, which navigation is not.
 */
export function DropdownMenu({ trigger, actions, align = 'start', ...props }: DropdownMenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false} {...definedOnly(props)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...(container && { container })}>
        <Radix.Content className={styles.menu} align={align} sideOffset={8} collisionPadding={8}>
          {actions.map(({ label, icon, disabled = false, onSelect }) => (
            <Radix.Item key={label} className={styles.item} disabled={disabled} onSelect={onSelect}>
              {icon && <Icon name={icon} />}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
