import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

const guid = /^\{[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}$/i;

/** Whether a text is an id as the platform stores it, in braces. */
export function isRawId(text: string): boolean {
  return guid.test(text);
}

/** Reads the raw value of a list of items: ids in braces that bars separate. */
export function readRawIds(raw: string): RawReading<readonly string[]> {
  const text = raw.trim();
  if (text === '') return emptyRaw;
  const ids = text.split('|');
  return ids.every(isRawId) ? filledRaw(ids) : foreign;
}

/** Writes a list of ids, which are in braces. */
export function writeRawIds(ids: readonly string[]): string {
  return ids.join('|');
}
