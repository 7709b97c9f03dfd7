import type { ReactNode } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarExcerpt.css.ts';
import { CarFoldSummary } from './CarFoldSummary.tsx';
import type { Overflow } from './excerpt.ts';

interface CarExcerptProps {
  /** The height that the content is collapsed at. */
  readonly height: keyof typeof css.heights;
  /** Where the content is taller than that. */
  readonly overflow: Overflow;
  readonly dictionary: Pick<Dictionary, 'showAll' | 'showFewer'>;
  readonly children: ReactNode;
}

/**
 * The beginning of a long content; the rest is shown on request. It works without JavaScript, and
 * screen readers and find-in-page reach all of it.
 */
export function CarExcerpt({ height, overflow, dictionary, children }: CarExcerptProps) {
  if (overflow === 'never') return children;
  return (
    <details className={css.excerpts[overflow]}>
      <CarFoldSummary dictionary={dictionary} />
      <div className={`${css.content} ${css.heights[height]}`}>{children}</div>
    </details>
  );
}
