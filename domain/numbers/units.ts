/** What people write for the same unit, in the languages of the sites. */
const sameUnits: readonly (readonly string[])[] = [
  ['kr', 'kr.', 'kronor', 'kroner', ':-', ',-'],
  ['€', 'eur', 'euro', 'euros', 'euroa'],
  ['£', 'gbp', 'pounds'],
  ['km', 'kilometer', 'kilometre', 'kilometres', 'kilometriä', 'kilometrov'],
  ['mil'],
  ['mi', 'mile', 'miles'],
  [
    'månader',
    'månad',
    'mån',
    'måneder',
    'mnd',
    'months',
    'month',
    'kuukautta',
    'kk',
    'mesiacov',
    'mes',
  ],
  ['%', 'procent', 'prosent', 'per cent', 'percent', 'prosenttia', 'percenta'],
];

/** The units of distances, however they are written. */
export const distanceUnits: readonly string[] = sameUnits
  .filter(([first]) => first === 'km' || first === 'mil' || first === 'mi')
  .flat();

/**
 * Removes a unit before and after a number.
 *
 * @param text - In lower case.
 * @param units - The units of the field. Other spellings are removed too, and `/month` may be missing.
 */
export function cutUnit(text: string, units: readonly (string | undefined)[]): string {
  const known = units.flatMap((unit) => (unit ? spellings(unit.toLowerCase()) : []));
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const before = longestFirst.find((unit) => text.startsWith(unit)) ?? '';
  const rest = text.slice(before.length).trim();
  const after = longestFirst.find((unit) => rest.endsWith(unit)) ?? '';
  return rest.slice(0, rest.length - after.length).trim();
}

function spellings(unit: string): readonly string[] {
  const [base = ''] = unit.split('/');
  const same = sameUnits.find((each) => each.includes(base.trim())) ?? [];
  return [unit, base.trim(), ...same].filter(Boolean);
}
