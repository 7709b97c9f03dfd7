import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { DiscountedPrice } from '#domain/booking/totals.ts';
import { useBooking } from '../booking.ts';
import { formatPrice } from '../formatPrice.ts';
import * as css from './BookingSummary.css.ts';

interface ChosenPriceProps {
  /** Absent if it isn't known. */
  readonly price: DiscountedPrice | undefined;
}

/** A price, with the former one struck through, which is said to screen readers. */
export function ChosenPrice({ price }: ChosenPriceProps) {
  const { setup } = useBooking();
  const { texts } = setup;
  if (!price) return <span className={css.price}>{texts.bookingPriceUnknown}</span>;
  if (price.former === undefined) {
    return <span className={css.price}>{formatPrice(price.amount, setup)}</span>;
  }
  return (
    <span className={css.price}>
      <span className={css.reduced}>
        <VisuallyHidden>{texts.bookingPriceDiscounted} </VisuallyHidden>
        {formatPrice(price.amount, setup)}
      </span>{' '}
      <s className={css.former}>
        <VisuallyHidden>{texts.bookingPriceFormer} </VisuallyHidden>
        {formatPrice(price.former, setup)}
      </s>
    </span>
  );
}
