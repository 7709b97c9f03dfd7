import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tireHotelPaths } from '#domain/tireHotel/service.ts';

const addresses = Object.entries(tireHotelPaths);

test.each(addresses)('the address of %s, %s, is answered', (_name, address) => {
  expect(existsSync(`app${address}/route.ts`)).toBe(true);
});

test('each call has an address of its own', () => {
  expect(new Set(addresses.map(([, address]) => address)).size).toBe(addresses.length);
});
