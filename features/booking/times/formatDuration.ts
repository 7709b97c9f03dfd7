import { numberFormatter } from '#domain/formatters.ts';
import type { Locale } from '#domain/sites/site.ts';

/** A duration in hours and minutes, such as `1 tim 15 min`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const parts = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  return Object.entries(parts)
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) =>
      numberFormatter(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount),
    )
    .join(' ');
}
