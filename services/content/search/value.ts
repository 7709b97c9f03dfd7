import { parseGuid } from '../guid.ts';

/** A value normalized for comparison: ids in one notation, numbers as numbers, dates as times. */
export type Comparable =
  | { kind: 'number'; number: number }
  /** Milliseconds since 1970. */
  | { kind: 'date'; number: number }
  | { kind: 'text'; text: string };

const stored = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/;
const iso = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/;

function dateOf(text: string): number | undefined {
  const written = text.replace(stored, '$1-$2-$3T$4:$5:$6Z');
  const moment = iso.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Reads a value as a number or date if possible, else as text. Case is ignored. */
export function comparable(text: string): Comparable {
  if (/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return { kind: 'number', number: Number(text) };
  const date = dateOf(text);
  if (date !== undefined) return { kind: 'date', number: date };
  return { kind: 'text', text: parseGuid(text) ?? text.toLowerCase() };
}

const rank = { number: 0, date: 1, text: 2 } as const;

/** Orders two values: numbers, then dates, then texts by code unit. Negative: a comes first. */
export function compareValues(a: Comparable, b: Comparable): number {
  if (a.kind === 'text' && b.kind === 'text') return a.text < b.text ? -1 : Number(a.text > b.text);
  if (a.kind === 'text' || b.kind === 'text' || a.kind !== b.kind)
    return rank[a.kind] - rank[b.kind];
  return a.number - b.number;
}
