import { useEffect, useEffectEvent, useState } from 'react';
import { openOverlay } from './openOverlays.ts';

interface OverlayState {
  /** The controlled open state. */
  readonly open?: boolean | undefined;
  /**
   * The initial open state of an uncontrolled overlay.
   * @default false
   */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The open state of what covers the page, in the form in which Radix takes it. Back closes it. */
export function useOverlay({ open, defaultOpen = false, onOpenChange }: OverlayState) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = useEffectEvent(() => change(false));
  useEffect(() => (isOpen ? openOverlay(() => close()) : undefined), [isOpen]);
  return { open: isOpen, onOpenChange: change };
}
