import type { BookingSetup } from '../booking.ts';

/** An amount of money, such as `1 490 kr`; öre only if there are any. */
export function formatAmount(
  amount: number,
  { locale, currency }: Pick<BookingSetup, 'locale' | 'currency'>,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
