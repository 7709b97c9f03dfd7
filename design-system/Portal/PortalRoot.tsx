'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';

const Container = createContext<HTMLElement | null>(null);

interface PortalRootProps {
  /** The theme's class, such as `themeClass.mercedes`. */
  themeClass: string;
  /** What wears the theme. */
  children: ReactNode;
}

/**
 * The root of a theme inside a page of another. Dialogs and menus leave their place in the
 * document; inside this root they are opened within it, and so wear its theme.
 */
export function PortalRoot({ themeClass, children }: PortalRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className={themeClass}>
      <Container value={container}>{children}</Container>
    </div>
  );
}

/** Where a dialog or menu is opened: the nearest root, or the page's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(Container) ?? undefined;
}
