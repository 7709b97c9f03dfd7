import { expect, type Locator } from '@playwright/test';

/** Prefix of the property by which React stores the handlers of an element it has hydrated. */
const handlersKey = '__reactProps$';

/** Waits until the page's script handles the events of an element. */
export async function hydrated(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate(
      (node, prefix) => Object.keys(node).some((key) => key.startsWith(prefix)),
      handlersKey,
    );
  await expect
    .poll(isHydrated, { message: 'React hydrates the element', timeout: 20_000, intervals: [100] })
    .toBe(true);
}
