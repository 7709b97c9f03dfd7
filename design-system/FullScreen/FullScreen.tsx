import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { surface } from '#themes/surfaces.css.ts';
import { useReturnedFocus } from '../focus/useReturnedFocus.ts';
import { useOverlay } from '../Overlay/useOverlay.ts';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FullScreen.css.ts';

export interface FullScreenProps {
  /** The accessible name; not shown. */
  readonly title: string;
  /** A `FullScreenFrame`. */
  readonly children: ReactNode;
  /** Called by the close button, by Escape and by Back. */
  readonly onClose: () => void;
}

/**
 * Fills the window with pictures or films, on the brand's dark surface. Rendered while it is open;
 * it keeps the focus inside and returns it to where it was.
 */
export function FullScreen({ title, children, onClose }: FullScreenProps) {
  const overlay = useOverlay({ open: true, onOpenChange: onClose });
  const container = usePortalContainer();
  const returnedFocus = useReturnedFocus(false);
  return (
    <Radix.Root {...overlay}>
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content className={`${surface.dark} ${styles.window}`} {...returnedFocus}>
            <Radix.Title asChild>
              <VisuallyHidden as="h2">{title}</VisuallyHidden>
            </Radix.Title>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
