import type { ReactNode } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarExcerpt.css.ts';
import { CarFoldSummary } from './CarFoldSummary.tsx';

interface CarExcerptProps {
  /** The height of the beginning. */
  readonly height: keyof typeof css.heights;
  readonly dictionary: Pick<Dictionary, 'showAll' | 'showFewer'>;
  readonly children: ReactNode;
}

/**
 * The beginning of a long content; the rest is shown on request. It works without JavaScript, and
 * screen readers and find-in-page reach all of it. The button is hidden if everything fits.
 */
export function CarExcerpt({ height, dictionary, children }: CarExcerptProps) {
  return (
    <details className={css.excerpt}>
      <CarFoldSummary dictionary={dictionary} />
      <div className={`${css.content} ${css.heights[height]}`}>{children}</div>
    </details>
  );
}
