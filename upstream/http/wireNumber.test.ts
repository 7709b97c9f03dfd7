import { fc, test as property } from '@fast-check/vitest';
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
    ['16 000', '99 999'],
    ['16\u00a0000', '99\u00a0999'],
    ['16,000', '99,999'],
    ['16.000', '99.999'],
    ['5,95', '9,99'],
    ['1e3', '9a9'],
    ['0x10', '9a99'],
    ['007', '999'],
    ['+5', '+9'],
    ['12 kr', '99 aa'],
  ])('%j is refused by name, and described', (wire, shape) => {
    const schema = z.object({ car_price: wireNumber });
    const reason = `car_price: not a number but a text like ${JSON.stringify(shape)}`;
    expect(readWire(schema, { car_price: wire })).toEqual({
      ok: false,
      failure: { kind: 'malformed', reason },
    });
    expect(optionalWireNumber.safeParse(wire).success).toBe(false);
  });

  property.prop([fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress(), fc.webUrl())])(
    'no letter and no digit of a text is in the failure',
    (text) => {
      const failed = wireNumber.safeParse(`Åsa ${text}`);
      const described = failed.error?.issues[0]?.message ?? expect.unreachable('it is no number');
      const [, shape = ''] = /^not a number but a text like "(.*)"$/s.exec(described) ?? [];
      expect(shape.replaceAll(/\\[nrtfbu"\\]/g, '')).toMatch(/^[a9\s.,'’+\-−%/:?]*$/);
    },
  );

  test.each([true, {}, [], [3], Number.NaN, Infinity, -Infinity])('%j is no number', (wire) => {
    expect(wireNumber.safeParse(wire).success).toBe(false);
    expect(optionalWireNumber.safeParse(wire).success).toBe(false);
  });

  test.each([undefined, null, '', ' '])('%j is missing', (wire) => {
    expect(wireNumber.safeParse(wire).success).toBe(false);
    expect(optionalWireNumber.parse(wire)).toBeUndefined();
    expect(z.object({ price: optionalWireNumber }).parse({})).toEqual({});
  });
});
