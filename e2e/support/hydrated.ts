import { expect, type Locator } from '@playwright/test';

/** Prefix of the property by which React stores the handlers of an element it has hydrated. */
const handlersKey = '__reactProps$';

/** Whether the page's script handles the events of an element. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate(
    (node, prefix) => Object.keys(node).some((key) => key.startsWith(prefix)),
    handlersKey,
  );
}

/** Waits until the page's script handles the events of an element. */
export async function hydrated(element: Locator): Promise<void> {
  const options = { message: 'React hydrates the element', timeout: 20_000, intervals: [100] };
  await expect.poll(() => isHydrated(element), options).toBe(true);
}
