import { expect, type Locator } from '@playwright/test';
import { isHydrated } from './isHydrated.ts';

/** Waits until the page's script handles the events of an element. A late part waits for a use of the page, such as a pointer that moves. */
export async function hydrated(element: Locator): Promise<void> {
  const options = { message: 'React hydrates the element', timeout: 20_000, intervals: [100] };
  const check = async () => {
    await element.dispatchEvent('pointermove', { movementX: 1 });
    return element.evaluate(isHydrated);
  };
  await expect.poll(check, options).toBe(true);
}

/** Waits until the page's script handles presses of the buttons of a card, whose HTML React leaves alone. */
export async function hydratedCard(button: Locator): Promise<void> {
  await hydrated(button.locator('xpath=ancestor::li[1]'));
}
