import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { isDate, isMileageText } from './fieldRules.ts';

test.each([
  '0',
  '12500',
  '12 500',
  '12.500',
  '12,500',
  '12’500',
  '12 500 mil',
  '150 000 km',
  ' 1 ',
  '9 999 999',
])('%j is a mileage', (text) => expect(isMileageText(text)).toBe(true));

test.each(['', '-1', '1.5', '1e3', '１２', '12 tusen', '12 50', '10 000 000', '12345678'])(
  '%j is no mileage',
  (text) => expect(isMileageText(text)).toBe(false),
);

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-06-31',
  '26-06-01',
  '2026-6-1',
  '2026-06-01T00:00',
  '',
])('%j is no date', (text) => expect(isDate(text)).toBe(false));

test('every day of the calendar is a date', () => {
  const days = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(days, (day) => isDate(day.toISOString().slice(0, 10))));
});

test('no text makes a rule throw', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const rule of [isDate, isMileageText]) rule(text);
    }),
  );
});
