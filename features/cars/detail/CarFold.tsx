import type { ReactNode } from 'react';
import { Icon } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarFold.css.ts';

interface CarFoldProps {
  readonly dictionary: Pick<Dictionary, 'showAll' | 'showFewer'>;
  /** What is seen when it is open. */
  readonly children: ReactNode;
}

/** The rest of a long list, opened without script and found by who searches the page. */
export function CarFold({ dictionary, children }: CarFoldProps) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        <span className={css.more}>{dictionary.showAll}</span>
        <span className={css.fewer}>{dictionary.showFewer}</span>
        <span className={css.sign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      {children}
    </details>
  );
}
