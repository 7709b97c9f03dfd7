import type { TestLoop } from '#upstream/http/testing/testLoop.ts';

/** Runs everything that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass in steps (ms), so that what waits for promises goes on. */
export async function passTime(loop: TestLoop, ms: number, stepMs: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; left -= stepMs) {
    loop.pass(Math.min(left, stepMs));
    await settle();
  }
}
