import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { optionalParts, reportUnreadableParts } from '#upstream/http/optionalParts.ts';
import { logUnreadableParts } from './unreadableParts.ts';

const written = vi.spyOn(console, 'error');

beforeEach(() => {
  written.mockReset().mockReturnValue();
  logUnreadableParts();
});
afterEach(() => {
  written.mockRestore();
  reportUnreadableParts(() => undefined);
});

test('a part that can’t be read is logged once, and each part by itself', () => {
  const car = z.object(optionalParts('test car', { power: z.number(), seats: z.number() }));
  for (const power of ['strong', 'weak']) car.parse({ power });
  expect(written).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("upstream: test car.power can't be read and is left out: "),
  );
  car.parse({ power: 'strong', seats: 'many' });
  expect(written).toHaveBeenCalledTimes(2);
  expect(written).toHaveBeenLastCalledWith(expect.stringContaining('test car.seats'));
});
