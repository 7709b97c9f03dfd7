'use client';

import { Button } from '../Button/Button.tsx';

interface ReloadButtonProps {
  /** The button's label. */
  label: string;
}

export function ReloadButton({ label }: ReloadButtonProps) {
  return (
    <Button variant="ghost" leadingIcon="refresh" onClick={() => window.location.reload()}>
      {label}
    </Button>
  );
}
