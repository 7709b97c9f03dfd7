import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readWire } from './readWire.ts';
import { optionalWireNumber, wireNumber } from './wireNumber.ts';

describe('a number of an answer', () => {
  test.each([
    [12, 12],
    [-0.5, -0.5],
    ['1250', 1250],
    [' 12.50 ', 12.5],
    ['0.125', 0.125],
    ['-3', -3],
    ['289900', 289_900],
    ['1234.567', 1234.567],
  ])('%j is %d', (wire, number) => {
    expect(wireNumber.parse(wire)).toBe(number);
    expect(optionalWireNumber.parse(wire)).toBe(number);
  });

  test.each([
    '16 000',
    '16\u00a0000',
    '16,000',
    '16.000',
    '5,95',
    '1e3',
    '0x10',
    '007',
    '+5',
    '12 kr',
  ])('%j is refused by name', (wire) => {
    const schema = z.object({ car_price: wireNumber });
    const reason = `car_price: not a number: ${JSON.stringify(wire)}`;
    expect(readWire(schema, { car_price: wire })).toEqual({
      ok: false,
      failure: { kind: 'malformed', reason },
    });
    expect(optionalWireNumber.safeParse(wire).success).toBe(false);
  });

  test.each([true, {}, [], [3], Number.NaN])('%j is no number', (wire) => {
    expect(wireNumber.safeParse(wire).success).toBe(false);
    expect(optionalWireNumber.safeParse(wire).success).toBe(false);
  });

  test.each([undefined, null, '', ' '])('%j is missing', (wire) => {
    expect(wireNumber.safeParse(wire).success).toBe(false);
    expect(optionalWireNumber.parse(wire)).toBeUndefined();
    expect(z.object({ price: optionalWireNumber }).parse({})).toEqual({});
  });
});
