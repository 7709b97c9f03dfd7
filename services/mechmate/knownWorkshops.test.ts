import { expect, test, vi } from 'vitest';
import { createKnownWorkshops } from './knownWorkshops.ts';

function setUp() {
  let now = 1_000_000;
  const find = vi.fn(async (): Promise<readonly [] | undefined> => []);
  const workshops = createKnownWorkshops(find, () => now);
  return {
    find,
    workshops,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a hundred customers at the same time read the list once', async () => {
  const { find, workshops } = setUp();
  await Promise.all(Array.from({ length: 100 }, workshops));
  expect(find).toHaveBeenCalledOnce();
});

test('the list is read again after a while, and after the clock was set back', async () => {
  const { find, workshops, pass } = setUp();
  await workshops();
  pass(4_999);
  await workshops();
  expect(find).toHaveBeenCalledTimes(1);
  pass(1);
  await workshops();
  expect(find).toHaveBeenCalledTimes(2);
  pass(-60_000);
  await workshops();
  expect(find).toHaveBeenCalledTimes(3);
});

test('a failure isn’t kept', async () => {
  const { find, workshops } = setUp();
  find.mockResolvedValueOnce(undefined);
  expect(await workshops()).toBeUndefined();
  expect(await workshops()).toEqual([]);
});
