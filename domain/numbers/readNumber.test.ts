import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/sites/site.ts';
import { readDecimalNumber, readWholeNumber } from './readNumber.ts';

const locales = ['sv', 'nb', 'en', 'fi', 'sk'] as const satisfies readonly Locale[];

describe('a whole number', () => {
  test.each([
    ['16000', 16_000],
    ['16 000', 16_000],
    ['16\u00a0000', 16_000],
    ['16\u202f000', 16_000],
    [' 16\u2009000 ', 16_000],
    ['16,000', 16_000],
    ['16.000', 16_000],
    ["16'000", 16_000],
    ['16’000', 16_000],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['16 000,00', 16_000],
    ['16,000.00', 16_000],
    ['16.000,0', 16_000],
    ['16000.00', 16_000],
    ['007', 7],
    ['0', 0],
    ['-0', 0],
    ['-5', -5],
    ['\u22125 000', -5000],
    ['+5', 5],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %i', (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  test.each([
    '',
    ' ',
    'x',
    '12x',
    '1e3',
    '0x10',
    '--5',
    '5-',
    '１２',
    '12²',
    'Infinity',
    '12,5',
    '12.50',
    '0,500',
    '1,2345',
    '1234,567',
    '16,',
    ',5',
    '15 00',
    '1 50 000',
    '12,34,567',
    "1.234'567",
    '1.234,567.890',
    '1.234.56',
    '100-200',
    '100–200',
    '15k',
    '15 tkr',
    '1234,000',
    '0.000',
    '9007199254740992',
    '99999999999999999999',
    '16 000 kr',
  ])('%j can’t be read', (text) => {
    expect(readWholeNumber(text)).toBeUndefined();
  });

  propertyTest.prop([fc.maxSafeInteger(), fc.constantFrom(...locales, 'en-GB', 'de-CH')])(
    'is read back as each language writes it',
    (number, locale) => {
      expect(readWholeNumber(new Intl.NumberFormat(locale).format(number))).toBe(number + 0);
    },
  );

  propertyTest.prop([fc.string({ unit: fc.constantFrom(...'0123456789 .,’-+kr') })])(
    'has exactly the digits of the text, but zeros after the decimal mark',
    (text) => {
      const number = readWholeNumber(text, ['kr']);
      if (number === undefined) return;
      const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
      const withoutDecimals = text.replace(/[.,]0{1,2}(?=\D*$)/, '').replaceAll(/\D/g, '');
      expect([digits, withoutDecimals.replace(/^0+(?=\d)/, '')]).toContain(`${Math.abs(number)}`);
    },
  );
});

describe('the unit of the field', () => {
  test.each([
    ['16 000 kr', ['kr'], 16_000],
    ['16000KR.', ['kr'], 16_000],
    ['kr 16 000,-', ['kr'], 16_000],
    ['16 000:-', ['kr'], 16_000],
    ['3 490 kr', ['kr/mån'], 3490],
    ['3 490 kr/mån', ['kr/mån'], 3490],
    ['£16,000', ['£', undefined], 16_000],
    ['£ 16,000', ['£'], 16_000],
    ['GBP 16,000', ['£'], 16_000],
    ['16 000 €', ['€'], 16_000],
    ['16 000 eur', ['€'], 16_000],
    ['150.000 km', ['km'], 150_000],
    ['15 000 mil', ['mil'], 15_000],
    ['90,000 miles', ['mi'], 90_000],
    ['35 %', ['%'], 35],
    ['190 hk', ['hk'], 190],
  ])('%s with %j', (text, units, number) => {
    expect(readWholeNumber(text, units)).toBe(number);
  });

  test.each([
    ['150 000 km', ['mil']],
    ['15 000 mil', ['km']],
    ['16 000 €', ['kr']],
    ['£16 000', ['kr']],
    ['16 000 kr', []],
    ['kr', ['kr']],
  ])('%s with %j can’t be read', (text, units) => {
    expect(readWholeNumber(text, units)).toBeUndefined();
  });
});

describe('a number with decimals', () => {
  test.each<[Locale, string, number | undefined]>([
    ['sv', '47,5', 47.5],
    ['sv', '47.5', 47.5],
    ['sv', '47,5 %', 47.5],
    ['sv', '1.234', 1234],
    ['sv', '1,234', undefined],
    ['sv', '1 234,567', 1234.567],
    ['sv', '1234,567', 1234.567],
    ['sv', '0,125', 0.125],
    ['sv', '1234.56', 1234.56],
    ['sv', '1234.567', undefined],
    ['sv', '1.2345', undefined],
    ['nb', '47,5', 47.5],
    ['nb', '1.234,5', 1234.5],
    ['fi', '47,5', 47.5],
    ['sk', '47,5', 47.5],
    ['sk', '1,234', undefined],
    ['en', '47.5', 47.5],
    ['en', '1,234', 1234],
    ['en', '1.234', undefined],
    ['en', '1,234.5', 1234.5],
    ['en', '47,5', undefined],
    ['en', '0.125', 0.125],
  ])('in %s, %j is %s', (locale, text, number) => {
    expect(readDecimalNumber(text, locale, ['%'])).toBe(number);
  });

  const hundredths = fc.integer({ min: -1e12, max: 1e12 }).map((units) => units / 100);
  propertyTest.prop([hundredths, fc.constantFrom(...locales)])(
    'is read back as each language writes it',
    (number, locale) => {
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
      expect(readDecimalNumber(written, locale)).toBe(number + 0);
    },
  );

  propertyTest.prop([fc.string(), fc.constantFrom(...locales)])(
    'is finite, or can’t be read',
    (text, locale) => {
      const numbers = [readDecimalNumber(text, locale, ['%']), readWholeNumber(text, ['kr'])];
      expect(numbers.every((each) => each === undefined || Number.isFinite(each))).toBe(true);
    },
  );
});
