'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { coveredAbove } from '#themes/covered.ts';
import { breakpointPx } from '#themes/media.ts';
import { Button } from '../Button/Button.tsx';
import { overlay } from '../Drawer/Drawer.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { keepRoomFor } from '../keepRoomFor.ts';
import { useOverlay } from '../Overlay/useOverlay.ts';
import { usePortalContainer } from '../Portal/PortalRoot.tsx';
import * as styles from './BottomSheet.css.ts';
import { sheetAfterDrag } from './sheetDrag.ts';
import { shift, useSheetDrag } from './useSheetDrag.ts';

export interface BottomSheetProps {
  /** The title, which is visible while the sheet is closed. */
  readonly title: string;
  /** Beside the title: a number, such as a Badge. */
  readonly badge?: ReactNode;
  /** The text of the button that closes the sheet, such as "Dölj". */
  readonly closeLabel: string;
  /** The content. It scrolls if it doesn't fit. */
  readonly children: ReactNode;
}

/**
 * A sheet at the lower edge of narrow windows. Closed, its title stays visible; open, it covers most of
 * the window. It opens and closes by its buttons, by dragging and by keyboard.
 */
export function BottomSheet({ title, badge, closeLabel, children }: BottomSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const sheet = useOverlay({ open: isOpen, onOpenChange: setOpen });
  const container = usePortalContainer();
  useEffect(() => (bar.current ? keepRoomFor(bar.current, coveredAbove) : undefined), []);
  useClosedInWideWindows(isOpen, setOpen);
  const handle = useSheetDrag({ onEnd: (distance) => setOpen(sheetAfterDrag(false, distance)) });
  return (
    <Radix.Root {...sheet}>
      <div ref={bar} className={styles.bar} data-print="hide">
        <Radix.Trigger className={styles.opener} {...handle}>
          <span className={styles.title}>{title}</span>
          <span className={styles.end}>
            {badge}
            <Icon name="chevron-up" />
          </span>
        </Radix.Trigger>
      </div>
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay className={overlay} />
        <OpenSheet
          title={title}
          badge={badge}
          closeLabel={closeLabel}
          onClose={() => setOpen(false)}
        >
          {children}
        </OpenSheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface OpenSheetProps extends BottomSheetProps {
  readonly onClose: () => void;
}

function OpenSheet({ title, badge, closeLabel, onClose, children }: OpenSheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const handle = useSheetDrag({
    onMove: (distance) => {
      panel.current?.setAttribute('data-dragged', '');
      shift(panel, distance);
    },
    onEnd: (distance) => {
      panel.current?.removeAttribute('data-dragged');
      if (sheetAfterDrag(true, distance)) shift(panel, 0);
      else onClose();
    },
  });
  return (
    <Radix.Content ref={panel} className={styles.panel}>
      <div className={styles.head} {...handle}>
        <Radix.Title asChild>
          <SheetTitle>{title}</SheetTitle>
        </Radix.Title>
        {badge}
        <span className={styles.end}>
          <Radix.Close asChild>
            <Button variant="ghost">{closeLabel}</Button>
          </Radix.Close>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
    </Radix.Content>
  );
}

/** Hides the `style` prop of Heading from Radix, which merges `style` as a CSS object. */
function SheetTitle(props: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return <Heading {...props} level={2} style="heading4" />;
}

/** A window that becomes wide shows the content elsewhere. */
function useClosedInWideWindows(isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(`(min-width: ${breakpointPx('laptop')}px)`);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [isOpen, setOpen]);
}
