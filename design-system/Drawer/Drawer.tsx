'use client';

import * as Radix from '@radix-ui/react-dialog';
import { body } from '../Dialog/Dialog.css.ts';
import type { OverlayProps } from '../Dialog/Dialog.tsx';
import { DialogHead } from '../Dialog/DialogHead.tsx';
import { useReturnedFocus } from '../focus/useReturnedFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useOverlay } from '../Overlay/useOverlay.ts';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends OverlayProps {
  /**
   * The edge of the window from which the drawer slides in.
   * @default 'right'
   */
  readonly side?: 'left' | 'right' | 'bottom' | undefined;
  /**
   * Called when the drawer has closed, to find the element to focus.
   * @default the element that had the focus before
   */
  readonly focusAfterClose?: (() => HTMLElement | null | undefined) | undefined;
}

/** A dialog at an edge of the window, for filters, menus and summaries. */
export function Drawer({ trigger, title, description, closeLabel, ...props }: DrawerProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    side = 'right',
    focusAfterClose,
    actions,
    children,
  } = props;
  const overlay = useOverlay({ open, defaultOpen, onOpenChange });
  const container = usePortalContainer();
  const returnedFocus = useReturnedFocus(Boolean(trigger), focusAfterClose);
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.panels[side]}
          {...returnedFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogHead
            title={title}
            description={description}
            close={<IconButton icon="close" label={closeLabel} />}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
          <div className={body} tabIndex={0}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
