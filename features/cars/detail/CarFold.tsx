import type { ReactNode } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarFold.css.ts';
import { CarFoldSummary } from './CarFoldSummary.tsx';

interface CarFoldProps {
  readonly dictionary: Pick<Dictionary, 'showAll' | 'showFewer'>;
  /** The content shown when it is open. */
  readonly children: ReactNode;
}

/** The collapsible rest of a long list. It works without JavaScript and with find-in-page. */
export function CarFold({ dictionary, children }: CarFoldProps) {
  return (
    <details className={css.fold}>
      <CarFoldSummary dictionary={dictionary} />
      {children}
    </details>
  );
}
