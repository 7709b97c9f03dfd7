import type { OfferingCategory } from '#domain/booking/offering.ts';
import { useBooking } from '../booking.ts';
import * as css from './Offerings.css.ts';

interface PriceNotesProps {
  readonly categories: readonly OfferingCategory[];
}

/** What the prices of offerings are, and the footnote of unknown ones. */
export function PriceNotes({ categories }: PriceNotesProps) {
  const { texts } = useBooking().setup;
  const hasUnknown = categories.some(({ offerings }) =>
    offerings.some(({ isAvailable, priceKnown }) => isAvailable && !priceKnown),
  );
  return (
    <div className={css.notes}>
      <p className={css.note}>{texts.bookingPriceMedian}</p>
      {hasUnknown && <p className={css.note}>{texts.bookingPriceFootnote}</p>}
    </div>
  );
}
