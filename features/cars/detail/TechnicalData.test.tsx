import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { TechnicalData } from './TechnicalData.tsx';
import type { TechnicalRow } from './technicalRows.ts';

const { dictionary } = parseDictionary(new Map());
const terms = [
  'carPower',
  'carDrive',
  'carGearbox',
  'carSeats',
  'carDoors',
  'carFuelTank',
] as const;
const rows: readonly TechnicalRow[] = terms.map((term) => ({ term, text: term }));

test.each([
  [5, false],
  [6, true],
])('of %i rows, those after the fifth are folded', (count, isFolded) => {
  const html = renderToStaticMarkup(
    <TechnicalData rows={rows.slice(0, count)} dictionary={dictionary} />,
  );
  expect(html.split('<dt').length - 1).toBe(count);
  expect(html.includes('<details')).toBe(isFolded);
});
