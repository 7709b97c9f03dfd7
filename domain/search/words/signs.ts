import type { BoundWords } from './wordTable.ts';

/** Signs around numbers, the same in all languages. */
export const signs: Readonly<Partial<Record<keyof BoundWords, readonly string[]>>> = {
  atMost: ['<', '<=', '=<', '≤'],
  atLeast: ['>', '>=', '=>', '≥'],
  around: ['~', '±'],
  to: ['-', '–', '—'],
  orMore: ['→', '->', '-->'],
};

/** A sign and its number as separate words: `<200000`, `2020>`. */
export function splitSigns(word: string): readonly string[] {
  const [, before = '', number = '', after = ''] =
    /^([<>=≤≥~±]*)([^<>=≤≥~±→]*\d[^<>=≤≥~±→]*?)([<>=≤≥]*|-*[>→])$/u.exec(word) ?? [];
  return number === '' ? [word] : [before, number, after].filter(Boolean);
}
