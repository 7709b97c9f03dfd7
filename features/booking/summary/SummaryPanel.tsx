import { memo, useId } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { BottomSheet } from '#design-system/BottomSheet/BottomSheet.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { BegunFlow } from '#domain/booking/bookingFlow.ts';
import { selectedCodes } from '#domain/booking/selection.ts';
import { shownServices } from '#domain/booking/shownServices.ts';
import { totalOf } from '#domain/booking/totals.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { formatBookingPrice } from '../formatBookingPrice.ts';
import * as css from './BookingSummary.css.ts';
import { BookingSummary } from './BookingSummary.tsx';

interface SummaryPanelProps {
  readonly flow: BegunFlow;
}

/** What has been chosen: beside the steps of wide windows, else in a sheet at the lower edge. */
export const SummaryPanel = memo(function BookingSummaryPanel({ flow }: SummaryPanelProps) {
  const { texts } = useBooking().setup;
  const titleId = useId();
  const badge = <ChosenCount count={selectedCodes(flow.services).length} texts={texts} />;
  return (
    <>
      <VisuallyHidden role="status">{useSaidTotal(flow)}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section className={css.panel} aria-labelledby={titleId} tabIndex={0}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {texts.bookingSummary}
          </h2>
          {badge}
        </div>
        <BookingSummary flow={flow} />
      </section>
      <BottomSheet title={texts.bookingSummary} badge={badge} closeLabel={texts.bookingSummaryHide}>
        <BookingSummary flow={flow} />
      </BottomSheet>
    </>
  );
});

/** The sum to announce, once for both summaries; empty while nothing is chosen. */
function useSaidTotal(flow: BegunFlow): string {
  const { setup } = useBooking();
  const services = shownServices(flow);
  if (selectedCodes(services).length === 0) return '';
  const total = formatBookingPrice(totalOf(services).amount, setup);
  return `${setup.texts.bookingSummaryTotal} ${total}`;
}

interface ChosenCountProps {
  readonly count: number;
  readonly texts: BookingTexts;
}

function ChosenCount({ count, texts }: ChosenCountProps) {
  const { bookingSummaryOne, bookingSummaryCount } = texts;
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {count === 1 ? bookingSummaryOne : fillText(bookingSummaryCount, { count: `${count}` })}
      </VisuallyHidden>
    </Badge>
  );
}
