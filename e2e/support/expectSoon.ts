import { expect } from '@playwright/test';

/** Expects something within the time in which what was just published is seen. */
export async function expectSoon<Value>(read: () => Promise<Value>, value: Value): Promise<void> {
  const start = performance.now();
  await expect.poll(read, { intervals: [50] }).toEqual(value);
  expect(performance.now() - start).toBeLessThan(2_000);
}
