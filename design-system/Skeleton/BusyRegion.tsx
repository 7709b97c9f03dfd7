import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { region } from './BusyRegion.css.ts';

export interface BusyRegionProps {
  /** Whether the content is still loading. */
  readonly state: 'loading' | 'ready';
  /** What screen readers announce while it loads, such as "Hämtar bilar". */
  readonly loadingLabel: string;
  /** What screen readers announce when it has loaded, such as "24 bilar". */
  readonly readyLabel?: string | undefined;
  /** The skeletons, then the content. */
  readonly children: ReactNode;
}

/** Announces to screen readers that a part of the page is loading, and when it has loaded. */
export function BusyRegion({ state, loadingLabel, readyLabel, children }: BusyRegionProps) {
  return (
    <div className={region}>
      <VisuallyHidden role="status">
        {state === 'loading' ? loadingLabel : readyLabel}
      </VisuallyHidden>
      <div aria-busy={state === 'loading'}>{children}</div>
    </div>
  );
}
