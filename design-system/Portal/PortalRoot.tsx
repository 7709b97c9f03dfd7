'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';

const Container = createContext<HTMLElement | null>(null);

interface PortalRootProps {
  /** The theme's class, such as `themeClass.mercedes`. */
  readonly themeClass: string;
  /** The part of the page that has this theme. */
  readonly children: ReactNode;
}

/**
 * The root of a theme inside a document of another theme. Dialogs, drawers and menus are rendered in
 * a portal; inside this root the portal's container is the root and not the body, so they inherit
 * its theme.
 */
export function PortalRoot({ themeClass, children }: PortalRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className={themeClass}>
      <Container value={container}>{children}</Container>
    </div>
  );
}

/** The container for portals: the nearest root, or undefined for the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(Container) ?? undefined;
}
