import { numberFormatter } from '#domain/formatters.ts';
import type { DistanceUnit } from '#domain/sites/site.ts';

const kmPerMile = 1.609344;

/** A distance as travellers of the site's country measure it: in miles in Britain, else in kilometres. */
export function formatDistance(km: number, unit: DistanceUnit, locale: string): string {
  const [value, name] = unit === 'mi' ? [km / kmPerMile, 'mile'] : [km, 'kilometer'];
  return numberFormatter(locale, {
    style: 'unit',
    unit: name,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
