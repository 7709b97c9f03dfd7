'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useDeferredValue } from 'react';
import { DialogPanel } from '../Dialog/DialogPanel.tsx';
import type { OverlayProps } from '../Dialog/OverlayProps.ts';
import { useReturnedFocus } from '../focus/useReturnedFocus.ts';
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
export function Drawer({ trigger, open, defaultOpen, onOpenChange, ...props }: DrawerProps) {
  const { side = 'right', focusAfterClose, children, ...panel } = props;
  const overlay = useOverlay({ open, defaultOpen, onOpenChange });
  const container = usePortalContainer();
  const returnedFocus = useReturnedFocus(Boolean(trigger), focusAfterClose);
  const classes = { panel: styles.panels[side], foot: styles.actions };
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={styles.overlay} />
        <DialogPanel {...panel} styles={classes} returnedFocus={returnedFocus}>
          <LateContent>{children}</LateContent>
        </DialogPanel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The content, rendered once the drawer is there: it begins outside the window, so that it can slide in meanwhile. Changes
 * of the content aren't late.
 */
function LateContent({ children }: { readonly children: ReactNode }) {
  const isRendered = useDeferredValue(true, false);
  return isRendered && children;
}
