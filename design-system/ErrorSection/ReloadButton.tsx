'use client';

import type { ReactNode } from 'react';

interface ReloadButtonProps {
  /**
   * The class, set on the server to keep this client component small: every page loads its code.
   */
  readonly className: string;
  /** The button's label. */
  readonly children: ReactNode;
}

export function ReloadButton({ className, children }: ReloadButtonProps) {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      {children}
    </button>
  );
}
