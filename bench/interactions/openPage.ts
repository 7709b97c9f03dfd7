import type { Page } from 'playwright';

/** Opens a page, and refuses what needs consent, so that the question covers nothing. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await refuse(page);
}

/** Refuses what needs consent. */
export async function refuse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Avvisa' }).click();
}
