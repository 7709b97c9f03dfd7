import { hitsText } from '#domain/search/paging.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatNumber } from '../format.ts';

/** The number of hits as text: with thousands separators, and `10000+` from 10 000. */
export function formatHits(total: number, locale: Locale): string {
  const text = hitsText(total);
  return text === `${total}` ? formatNumber(locale, total) : text;
}
