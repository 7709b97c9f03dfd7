import { Icon } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarFold.css.ts';

interface CarFoldSummaryProps {
  readonly dictionary: Pick<Dictionary, 'showAll' | 'showFewer'>;
}

/** The button that shows more or less of something long. It is below what it shows. */
export function CarFoldSummary({ dictionary }: CarFoldSummaryProps) {
  return (
    <summary className={css.summary}>
      <span className={css.more}>{dictionary.showAll}</span>
      <span className={css.fewer}>{dictionary.showFewer}</span>
      <span className={css.sign}>
        <Icon name="chevron-down" size="s" />
      </span>
    </summary>
  );
}
