import type { Locator } from '@playwright/test';
import { touchOn } from './touch.ts';

/** A finger that moves across the middle of an element, in px to the right and down. */
export async function swipe(element: Locator, right: number, down = 0): Promise<void> {
  const { x, y, touch } = await touchOn(element);
  const steps = 10;
  const at = (step: number) => ({
    x: x + right * (step / steps - 0.5),
    y: y + down * (step / steps - 0.5),
  });
  await touch('touchStart', at(0));
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', at(step));
  await touch('touchEnd');
}
