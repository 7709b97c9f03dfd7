import { hitsText } from '#domain/search/paging.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatNumber } from '../format.ts';

/** The number of hits as visitors read it: with thousands apart, and from 10 000 on `10000+`. */
export function hitsWords(total: number, locale: Locale): string {
  const text = hitsText(total);
  return text === `${total}` ? formatNumber(locale, total) : text;
}
