import { expect, test } from 'vitest';
import { formatRows } from './formatRows.ts';

const rows = formatRows().map(
  ({ what, written }) => [what, written.map((text) => text.replaceAll(/\s/gu, ' '))] as const,
);

test('figures are written as the guidelines say', () => {
  expect(Object.fromEntries(rows)).toEqual({
    Price: ['289 900 kr', '289 900 kr', '£289,900', '289 900 €', '289 900 €'],
    Number: ['14 500', '14 500', '14,500', '14 500', '14 500'],
    Decimals: ['7,25', '7,25', '7.25', '7,25', '7,25'],
    Date: ['9 mars 2026', '9. mars 2026', '9 March 2026', '9. maaliskuuta 2026', '9. marca 2026'],
    Day: [
      'måndag 9 mars',
      'mandag 9. mars',
      'Monday 9 March',
      'maanantai 9. maaliskuuta',
      'pondelok 9. marca',
    ],
    'Opening hours': ['09:00–18:30', '09:00–18:30', '09:00–18:30', '09.00–18.30', '09:00–18:30'],
    Distance: ['12 km', '12 km', '7.7 mi', '12 km', '12 km'],
  });
});
