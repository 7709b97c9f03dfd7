'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useReturnedFocus } from '../focus/useReturnedFocus.ts';
import { useOverlay } from '../Overlay/useOverlay.ts';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './Dialog.css.ts';
import { DialogPanel } from './DialogPanel.tsx';
import type { OverlayProps } from './OverlayProps.ts';

export interface DialogProps extends OverlayProps {
  /**
   * The maximum width: 640 px, or the width of the page content.
   * @default 'm'
   */
  readonly size?: 'm' | 'l' | undefined;
}

/**
 * A modal dialog. The focus moves into it, is trapped there and returns on close; the page behind
 * does not scroll and is hidden from screen readers.
 */
export function Dialog({ trigger, open, defaultOpen, onOpenChange, ...props }: DialogProps) {
  const { size = 'm', ...panel } = props;
  const overlay = useOverlay({ open, defaultOpen, onOpenChange });
  const container = usePortalContainer();
  const returnedFocus = useReturnedFocus(Boolean(trigger));
  const classes = { panel: styles.panels[size], foot: styles.foot };
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={styles.overlay}>
          <DialogPanel {...panel} styles={classes} returnedFocus={returnedFocus} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
