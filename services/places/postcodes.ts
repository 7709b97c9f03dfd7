import { readFileSync } from 'node:fs';

/** Postcodes that follow each other and have the same place. */
export interface PostcodeRun {
  /** Five digits. */
  readonly first: string;
  readonly placeId: string;
}

/** Reads the runs that `scripts/build-postcodes.ts` wrote, in ascending order. */
export function readPostcodes(): readonly PostcodeRun[] {
  const text = readFileSync(new URL('./postcodes.tsv', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [first, placeId] = line.split('\t');
    return first && placeId && !line.startsWith('#') ? [{ first, placeId }] : [];
  });
}

/**
 * The ids of the places with a postcode, of which a visitor may have typed only the beginning, with or without its
 * space; `undefined` if it is no postcode.
 */
export function placesOfPostcode(
  typed: string,
  runs: readonly PostcodeRun[],
): ReadonlySet<string> | undefined {
  const digits = typed.replaceAll(' ', '');
  if (!/^\d{1,5}$/.test(digits)) return undefined;
  const [lowest, highest] = [digits.padEnd(5, '0'), digits.padEnd(5, '9')];
  const found = runs.filter(
    ({ first }, at) => first <= highest && lowest < (runs[at + 1]?.first ?? end),
  );
  return new Set(found.map(({ placeId }) => placeId));
}

/** After the last postcode. */
const end = '98500';
