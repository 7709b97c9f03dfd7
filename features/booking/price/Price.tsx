import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { DiscountedPrice } from '#domain/booking/totals.ts';
import { useBooking } from '../booking.ts';
import { formatBookingPrice } from '../formatBookingPrice.ts';
import * as css from './Price.css.ts';

interface PriceProps {
  /** Absent if the price isn't known. */
  readonly price: DiscountedPrice | undefined;
  /** Replaces an unknown price. */
  readonly unknownText?: string | undefined;
  /** Text after the price, such as `/st`. */
  readonly postfix?: string | undefined;
}

/** A price. A discounted one is red, with the old price struck through beside it. */
export function Price({ price, unknownText, postfix = '' }: PriceProps) {
  const { setup } = useBooking();
  const { texts } = setup;
  if (!price)
    return <span className={css.unknown}>{unknownText || texts.bookingPriceUnknown}</span>;
  const amount = `${formatBookingPrice(price.amount, setup)}${postfix}`;
  if (price.former === undefined) return <span className={css.amount}>{amount}</span>;
  return (
    <span className={css.prices}>
      <VisuallyHidden>{`${texts.bookingPriceDiscounted} `}</VisuallyHidden>
      <span className={css.discounted}>{amount}</span>{' '}
      <VisuallyHidden>{`${texts.bookingPriceFormer} `}</VisuallyHidden>
      <s className={css.former}>{formatBookingPrice(price.former, setup)}</s>
    </span>
  );
}
