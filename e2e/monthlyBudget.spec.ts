import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { chosen, list, names, search } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** What the loans of the shown cars cost a month. */
async function loans(page: Page): Promise<readonly number[]> {
  const costs = page.getByRole('main').locator('dt', { hasText: /^Billån$/ });
  const texts = await costs.locator('xpath=following-sibling::dd').allInnerTexts();
  return texts.map((text) => Number(/([\d\s]+)\skr/.exec(text)?.[1]?.replaceAll(/\s/g, '')));
}

/** Expects that all shown cars have a loan of at most this cost. */
async function areWithin(page: Page, budget: number): Promise<void> {
  await expect
    .poll(async () => {
      const [costs, cars] = [await loans(page), await names(page)];
      return costs.length > 0 && costs.length === cars.length && Math.max(...costs) <= budget;
    })
    .toBe(true);
}

test('a budget in words is a filter, and the lowest monthly cost an order', async ({ page }) => {
  await page.goto(list);
  await search(page, 'under 2500 kr i månaden');
  await expect(chosen(page)).toContainText(/högst 2\s500 kr\/mån/);
  await search(page, 'låg månadskostnad');
  await expect(page.getByRole('combobox', { name: 'Sortera' })).toHaveValue(
    'car_loan_monthly_cost_asc',
  );
  await areWithin(page, 2500);
  await expect
    .poll(async () => {
      const costs = await loans(page);
      return costs.every((cost, at) => cost >= (costs[at - 1] ?? 0));
    })
    .toBe(true);
});

test('own terms by keyboard change what cars cost, and the address shows the same to others', async ({
  page,
  browser,
}) => {
  await page.goto(`${list}?car_loan_monthly_cost=0&car_loan_monthly_cost=3000`);
  await areWithin(page, 3000);
  const paid = page.getByRole('textbox', { name: 'Kontantinsats' });
  await hydrated(paid);
  await paid.fill('40 %');
  await paid.press('Enter');
  await expect(page).toHaveURL(/budget_down_payment=40%25/);
  await expect(paid).toBeFocused();
  await page.keyboard.press('Tab');
  const months = page.getByRole('combobox', { name: 'Löptid' });
  await expect(months).toBeFocused();
  await months.selectOption('48');
  await expect(page).toHaveURL(/budget_months=48/);
  await expect(chosen(page)).toContainText(/högst 3\s000 kr\/mån, 40 % kontant, 48 mån/);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(chosen(other)).toContainText(/högst 3\s000 kr\/mån, 40 % kontant, 48 mån/);
  await areWithin(other, 3000);
  const shown = async (shownTo: Page) => ({
    names: await names(shownTo),
    loans: await loans(shownTo),
  });
  const seen = await shown(other);
  await context.close();
  // The filter's text is there before the cars of the last choice.
  await expect.poll(() => shown(page)).toEqual(seen);

  await chosen(page)
    .getByRole('link', { name: /högst 3\s000/ })
    .click();
  await expect(page).toHaveURL(list);
});

test('a site whose lender quotes for cars has a budget for leasing only', async ({ page }) => {
  const cars = addressOf('nordvik-uk', '/buy-a-car/cars-in-stock');
  await page.goto(`${cars}?keyphrase=under+%C2%A3400+a+month`);
  const filters = page.getByRole('list', { name: 'Selected filters' });
  await expect(filters).toContainText(/Personal leasing per month £\d+–£400 \/month/);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).not.toContainText('monthly');
});
