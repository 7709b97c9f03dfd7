import type { Locator } from '@playwright/test';

/** A finger that moves across the middle of an element, in px to the right and down. */
export async function swipe(element: Locator, right: number, down = 0): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const session = await element.page().context().newCDPSession(element.page());
  const from = {
    x: box.x + box.width / 2 - right / 2,
    y: box.y + box.height / 2 - down / 2,
  };
  const steps = 10;
  const at = (step: number) => ({
    x: from.x + (right * step) / steps,
    y: from.y + (down * step) / steps,
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(at) });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd');
}
