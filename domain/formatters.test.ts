import { expect, test } from 'vitest';
import { dateFormatter, numberFormatter } from './formatters.ts';

const day = new Date('2026-11-29T00:00:00Z');

test('a formatter is created once', () => {
  const options = { month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormatter('sv', options)).toBe(dateFormatter('sv', { ...options }));
  expect(numberFormatter('sv', {})).toBe(numberFormatter('sv', {}));
});

test('each language and each form has a formatter of its own', () => {
  const options = { month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormatter('sv', options).format(day)).toBe('november');
  expect(dateFormatter('fi', options).format(day)).toBe('marraskuu');
  expect(dateFormatter('sv', { ...options, month: 'short' }).format(day)).toBe('nov.');
  expect(numberFormatter('sv', { style: 'percent' }).format(0.25)).toBe('25\u00a0%');
  expect(numberFormatter('en', { style: 'percent' }).format(0.25)).toBe('25%');
  expect(numberFormatter('sv', {}).format(0.25)).toBe('0,25');
});
