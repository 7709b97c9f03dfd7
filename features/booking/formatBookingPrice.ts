import { numberFormatter } from '#domain/formatters.ts';
import type { BookingSetup } from './booking.ts';

/** A price, such as `1 490 kr`; öre are shown only if there are any. */
export function formatBookingPrice(
  amount: number,
  { locale, currency }: Pick<BookingSetup, 'locale' | 'currency'>,
): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return numberFormatter(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(amount);
}
