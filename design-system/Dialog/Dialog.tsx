'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { definedOnly } from '../definedOnly.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './Dialog.css.ts';
import { DialogHead } from './DialogHead.tsx';
import { useOpener } from './useOpener.ts';

export interface DialogProps {
  /** The control that opens it: one element that takes a ref, such as a Button. */
  trigger?: ReactNode;
  /** What it is about; its name for screen readers. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The name of the button that closes it, such as "Close". */
  closeLabel: string;
  /** The content; it scrolls when it is taller than the window. */
  children: ReactNode;
  /** The actions, kept in sight below the content. */
  actions?: ReactNode;
  /**
   * How wide it grows: 640 px, or as wide as content.
   * @default 'm'
   */
  size?: 'm' | 'l' | undefined;
  /** Whether it is open, where the parent decides. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Told when it opens or closes: by the trigger, the button, Escape, or a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A window over the page that wants an answer before anything else. Focus moves in, stays in and
 * comes back; the page behind neither scrolls nor is read.
 */
export function Dialog({ trigger, title, description, closeLabel, ...props }: DialogProps) {
  const { open, defaultOpen, onOpenChange, size = 'm', actions, children } = props;
  const container = usePortalContainer();
  const opener = useOpener(Boolean(trigger));
  return (
    <Radix.Root {...definedOnly({ open, defaultOpen, onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.panels[size]}
            {...opener}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <DialogHead
              title={title}
              description={description}
              close={<IconButton icon="close" label={closeLabel} />}
            />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
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
