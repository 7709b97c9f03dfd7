import type { WorkshopOrder } from '#domain/booking/sortWorkshops.ts';
import { mayHaveMore } from '#domain/booking/workshopSearchState.ts';
import { useBooking } from '../booking.ts';
import { MoreButton, type MoreButtonProps } from './MoreButton.tsx';
import * as css from './WorkshopStep.css.ts';

interface OrderNoteProps extends MoreButtonProps {
  readonly order: WorkshopOrder;
}

/**
 * Workshops are found by distance, so one that wasn't loaded may have an earlier time: says so beside the way to load
 * more.
 */
export function OrderNote({ order, search, onMore }: OrderNoteProps) {
  const { texts } = useBooking().setup;
  const isPartial = order === 'firstTime' && mayHaveMore(search);
  return (
    <div className={css.orderNote}>
      <p role="status" className={css.status}>
        {isPartial && texts.bookingSortLoaded}
      </p>
      {isPartial && <MoreButton search={search} onMore={onMore} />}
    </div>
  );
}
