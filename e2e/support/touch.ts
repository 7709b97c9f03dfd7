import type { Locator } from '@playwright/test';

/** A finger on the screen; the number stays while it moves. */
export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

/** The middle of an element, or a point at another share of its width, and a function that says where fingers are now. */
export async function touchOn(element: Locator, at = 0.5) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const session = await element.page().context().newCDPSession(element.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return { x: box.x + box.width * at, y: box.y + box.height / 2, touch };
}
