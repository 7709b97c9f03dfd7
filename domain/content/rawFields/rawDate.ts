import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

const form = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/;

/** Reads the raw value of a date, `20261128T120000Z`, as ISO 8601 in UTC. The year one counts as empty. */
export function readRawDate(raw: string): RawReading<string> {
  const text = raw.trim();
  if (text === '') return emptyRaw;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    form.exec(text) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  const instant = Date.parse(iso);
  // Some browsers parse February 30th as March 2nd.
  const exists =
    !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(iso.slice(0, 19));
  if (!exists) return foreign;
  return iso.startsWith('0001-01-01') ? emptyRaw : filledRaw(iso);
}

/** Writes a moment as the platform stores it, in UTC and in whole seconds. Empty if the text is no date. */
export function writeRawDate(iso: string): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  const text = new Date(instant).toISOString();
  return /^\d{4}-/.test(text) ? text.replace(/[-:]|\.\d+/g, '') : '';
}
