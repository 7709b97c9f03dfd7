import type { ReactNode } from 'react';
import { Icon } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarFold.css.ts';

interface CarFoldProps {
  readonly dictionary: Pick<Dictionary, 'showAll' | 'showFewer'>;
  /** The content shown when it is open. */
  readonly children: ReactNode;
}

/** The collapsible rest of a long list. It works without JavaScript and with find-in-page. */
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
