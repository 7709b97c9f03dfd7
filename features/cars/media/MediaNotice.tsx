import type { ReactNode } from 'react';
import * as css from './MediaView.css.ts';

interface MediaNoticeProps {
  readonly children: ReactNode;
}

/** Replaces a film or turn that isn't loaded yet or can't be shown. */
export function MediaNotice({ children }: MediaNoticeProps) {
  return (
    <div className={css.notice} role="status">
      {children}
    </div>
  );
}
