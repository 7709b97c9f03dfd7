import type { Locator, Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { cards, chosen, list, search } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const vans = `${list}?car_body=Skåpbil`;

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** The words beside a price: whether it includes VAT. */
const including = /^(inkl|exkl)\. moms$/;

/** The prices of a vehicle with what they include, from top to bottom. */
async function prices(within: Locator): Promise<readonly string[]> {
  const groups = await within.locator('p > span:has(> strong)').all();
  const seen = await Promise.all(
    groups.map(async (group) => ({
      top: (await group.boundingBox())?.y ?? 0,
      text: [
        await group.locator('strong').textContent(),
        await group.getByText(including).textContent(),
      ].join(' '),
    })),
  );
  return seen.toSorted((a, b) => a.top - b.top).map(({ text }) => text.replaceAll(/\s/g, ' '));
}

const firstCard = (page: Page) =>
  page
    .getByRole('region', { name: 'Bilar' })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
    .first();

test('a visitor chooses prices of vans with VAT, which are kept, and the loan says its price', async ({
  page,
}) => {
  await page.goto(vans);
  await expect(radio(page, 'Utan moms')).toBeChecked();
  const [larger, smaller] = await prices(firstCard(page));
  expect(larger).toMatch(/kr exkl\. moms$/);
  expect(smaller).toMatch(/kr inkl\. moms$/);

  await hydrated(radio(page, 'Med moms'));
  await radio(page, 'Med moms').press('Space');
  await expect.poll(() => prices(firstCard(page))).toEqual([smaller, larger]);

  await page.reload();
  expect(await prices(firstCard(page))).toEqual([smaller, larger]);
  await expect(radio(page, 'Med moms')).toBeChecked();

  await cards(page).first().click();
  await expect(page).toHaveURL(/\/kop-bil\/bil\//);
  const price = page.locator('p', { hasText: 'inkl. moms' }).first();
  await expect(price).toBeVisible();
  expect(await prices(price.locator('..'))).toEqual([smaller, larger]);
  await expect(page.locator('#finance')).toContainText(
    new RegExp(`Beräknat på kontantpriset ${larger?.replaceAll(' ', '\\s')}`),
  );
});

test('a quote for a van is based on the price with VAT that its page shows', async ({ page }) => {
  await page.goto(addressOf('nordvik-uk', '/buy-a-car/cars-in-stock?car_body=Van'));
  await cards(page).first().click();
  const section = page.getByRole('region', { name: 'Finance this car' });
  const base = section.getByText(/^Based on the cash price of £[\d,]+ incl\. VAT\.$/);
  const [figure = ''] = /£[\d,]+/.exec((await base.textContent()) ?? '') ?? [];
  await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
});

test('words for deductible VAT are a filter with a chip', async ({ page }) => {
  await page.goto(list);
  await search(page, 'skåpbil utan moms');
  await expect(chosen(page)).toContainText('Avdragsgill moms');
  await expect(chosen(page)).toContainText('Skåpbil');
  await expect(page).toHaveURL(/car_vat_eligible=true/);
  await expect(page).not.toHaveURL(/keyphrase/);
});
