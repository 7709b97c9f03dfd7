import type { Locator } from '@playwright/test';

/** A finger on the screen; the number stays while it moves. */
interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

/** Two fingers that move apart around the middle of an element, from 40 px to so many. */
export async function pinch(element: Locator, toPx: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const session = await element.page().context().newCDPSession(element.page());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number): Finger[] => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const steps = 8;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Fingers never come at the same time.
  await touch('touchStart', fingers(40).slice(0, 1));
  await touch('touchStart', fingers(40));
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', fingers(40 + ((toPx - 40) * step) / steps));
  }
  await touch('touchEnd', []);
}
