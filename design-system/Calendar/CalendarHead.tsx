import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Calendar.css.ts';
import type { CalendarLabels } from './CalendarLabels.ts';

interface CalendarHeadProps {
  /** The id of the month's name, which is the name of the grid. */
  readonly id: string;
  readonly month: string;
  readonly labels: CalendarLabels;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Called with the number of months to move by. */
  readonly onMove: (months: number) => void;
}

/** The shown month between the arrows to its neighbours. A new month is announced. */
export function CalendarHead({ id, month, labels, ...props }: CalendarHeadProps) {
  const { hasPrevious, hasNext, onMove } = props;
  return (
    <div className={css.head}>
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        disabled={!hasPrevious}
        onClick={() => onMove(-1)}
      />
      <span id={id} aria-live="polite" className={css.month}>
        {month}
      </span>
      <IconButton
        icon="chevron-right"
        label={labels.next}
        disabled={!hasNext}
        onClick={() => onMove(1)}
      />
    </div>
  );
}
