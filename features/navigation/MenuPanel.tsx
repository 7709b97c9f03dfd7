'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './Header.css.ts';
import { makeModal } from './modalPanel.ts';

interface MenuPanelProps {
  /** Its id, by which the button that opens it names it. */
  readonly id: string;
  /** Name of the navigation. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The navigation: part of the header's row, and below 1280 px a popover over the page. The popover
 * works without script; script keeps the focus inside it while it covers the page.
 */
export function MenuPanel({ id, label, children }: MenuPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? makeModal(panel.current) : undefined), []);
  return (
    <nav ref={panel} id={id} popover="auto" aria-label={label} className={css.panel}>
      {children}
    </nav>
  );
}
