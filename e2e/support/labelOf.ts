import type { Locator, Page } from '@playwright/test';

/** The label of a checkbox or radio button. It covers the whole choice, so a press on the input or the text meets it. */
export const labelOf = (scope: Page | Locator, text: string | RegExp): Locator =>
  scope.locator('label').filter({ hasText: text });
