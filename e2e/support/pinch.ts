import type { Locator } from '@playwright/test';
import { type Finger, touchOn } from './touch.ts';

/** Two fingers that move apart around the middle of an element, from 40 px to so many. */
export async function pinch(element: Locator, toPx: number): Promise<void> {
  const { x, y, touch } = await touchOn(element);
  const fingers = (apart: number): readonly [Finger, Finger] => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const steps = 8;
  // Fingers never come at the same time.
  await touch('touchStart', fingers(40)[0]);
  await touch('touchStart', ...fingers(40));
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', ...fingers(40 + ((toPx - 40) * step) / steps));
  }
  await touch('touchEnd');
}
