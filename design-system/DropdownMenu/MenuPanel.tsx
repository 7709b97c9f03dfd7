import * as Radix from '@radix-ui/react-dropdown-menu';
import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { moveFocus } from '../focus/focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './DropdownMenu.css.ts';
import type { DropdownMenuProps } from './DropdownMenuProps.ts';

export interface MenuPanelProps extends Pick<DropdownMenuProps, 'actions' | 'align'> {
  /** The button that opens the menu. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The id of the menu's accessible name. */
  readonly labelId: string;
  readonly open: boolean;
  /** Whether the first action gets the focus, because a key opened the menu. */
  readonly startsAtFirst: boolean;
  /** The first action has got the focus. */
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** The menu, without its button. */
export function MenuPanel({ actions, align = 'start', button, labelId, ...menu }: MenuPanelProps) {
  const { open, startsAtFirst, onStart, onClose } = menu;
  const root = usePortalContainer();
  // In the main content, if its button is there: what is outside all landmarks is hard to find.
  const container = button.current?.closest('main') ?? root;
  const first = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Trigger asChild>
        <ExistingButton button={button} />
      </Radix.Trigger>
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={labelId}
          onFocus={({ target, currentTarget }) => {
            if (!startsAtFirst || target !== currentTarget) return;
            // Radix does so only if its code was loaded before the key was pressed.
            moveFocus(first.current);
            onStart();
          }}
          onInteractOutside={(event) => {
            // The button closes the menu itself.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          {actions.map((action, at) => (
            <Item key={action.label} ref={at === 0 ? first : undefined} {...action} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ExistingButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Set by Radix. */
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/**
 * Makes a rendered button Radix's trigger, which places the menu and gets the focus back. Rendering
 * the button again inside the trigger would take the focus from it.
 */
function ExistingButton({ button, ref }: ExistingButtonProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
    [button],
  );
  return null;
}

type ItemProps = MenuPanelProps['actions'][number] & {
  readonly ref: Ref<HTMLDivElement> | undefined;
};

function Item({ ref, label, icon, disabled = false, onSelect }: ItemProps) {
  return (
    <Radix.Item ref={ref} className={styles.item} disabled={disabled} onSelect={onSelect}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </Radix.Item>
  );
}
