import { documentedRows } from './documentedTable.ts';

const factors: Readonly<Record<string, number>> = {
  '': 1,
  bytes: 1,
  KB: 1024,
  MB: 1024 ** 2,
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  days: 86_400_000,
};

/**
 * The figures of a table whose first column names them: `memoryBytes`, 16 MB. Times are in ms, or in seconds if the name
 * ends so.
 */
export function documentedFigures(
  document: string,
  column: string,
): Readonly<Record<string, number>> {
  const rows = documentedRows(document, [column, '']);
  return Object.fromEntries(
    rows.map((row) => {
      const name = /`(\w+)`/.exec(row[column] ?? '')?.[1] ?? '';
      const [, digits = '', unit = ''] = /^([\d ]*\d) ?([a-zA-Z]*)$/.exec(row[''] ?? '') ?? [];
      const value = Number(digits.replaceAll(' ', '')) * (factors[unit] ?? Number.NaN);
      return [name, name.endsWith('Seconds') ? value / 1_000 : value];
    }),
  );
}

/** The figures among limits, without groups of them. */
export function plainFigures(limits: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(limits).filter(([, value]) => typeof value === 'number'),
  );
}
