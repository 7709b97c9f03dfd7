'use client';

import type { ReactNode } from 'react';

interface ReloadButtonProps {
  /** The looks, from the server: every page has the code of this button. */
  className: string;
  /** The button's label. */
  children: ReactNode;
}

export function ReloadButton({ className, children }: ReloadButtonProps) {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      {children}
    </button>
  );
}
