'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useReturnedFocus } from '../focus/useReturnedFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useOverlay } from '../Overlay/useOverlay.ts';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './Dialog.css.ts';
import { DialogHead } from './DialogHead.tsx';

/** The props of everything that opens over the page. */
export interface OverlayProps {
  /** The control that opens the dialog: a single element that accepts a ref, such as a Button. */
  readonly trigger?: ReactNode;
  /** The title and accessible name. */
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  /** The accessible name of the close button, such as "Close". */
  readonly closeLabel: string;
  /** The content. It scrolls if it does not fit. */
  readonly children: ReactNode;
  /** The actions, always visible below the content. */
  readonly actions?: ReactNode;
  /** The controlled open state. */
  readonly open?: boolean | undefined;
  /**
   * The initial open state of an uncontrolled dialog.
   * @default false
   */
  readonly defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes: by the trigger, the close button, Escape, Back or a click outside.
   */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

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
export function Dialog({ trigger, title, description, closeLabel, ...props }: DialogProps) {
  const { open, defaultOpen, onOpenChange, size = 'm', actions, children } = props;
  const overlay = useOverlay({ open, defaultOpen, onOpenChange });
  const container = usePortalContainer();
  const returnedFocus = useReturnedFocus(Boolean(trigger));
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.panels[size]}
            {...returnedFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <DialogHead
              title={title}
              description={description}
              close={<IconButton icon="close" label={closeLabel} />}
            />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
            <div className={styles.body} tabIndex={0}>
              {children}
            </div>
            {actions && <div className={styles.foot}>{actions}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
