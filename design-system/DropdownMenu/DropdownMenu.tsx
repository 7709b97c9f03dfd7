'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { definedOnly } from '../definedOnly.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './DropdownMenu.css.ts';

/** One action of the menu. */
export interface DropdownMenuAction {
  /** The label, which describes the action. */
  label: string;
  icon?: IconName | undefined;
  /** Shown, but not selectable. */
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface DropdownMenuProps {
  /** The control that opens the menu: a single element that accepts a ref, such as a Button. */
  trigger: ReactNode;
  /** The actions, in order. */
  actions: readonly DropdownMenuAction[];
  /**
   * The edge of the trigger the menu is aligned with.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** The controlled open state. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu of actions. Use links for navigation: an ARIA menu captures the arrow keys and is
 * announced as a menu of commands.
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
