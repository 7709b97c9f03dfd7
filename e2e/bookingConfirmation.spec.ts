import type { Page } from '@playwright/test';
import {
  chooseOilChange,
  confirmation,
  enterVehicle,
  fillIn,
  openTimes,
  readBooking,
  send,
  skipAddons,
  times,
} from './support/bookingSteps.ts';
import { expect, test } from './support/test.ts';

test.slow();

/** Books, and returns what the review has said before. */
async function book(page: Page, registration: string, index: number): Promise<string> {
  await enterVehicle(page, registration);
  await chooseOilChange(page);
  await skipAddons(page);
  const prices = page.waitForResponse('**/api/mechmate/prices/**');
  await openTimes(page);
  await prices;
  await times(page).nth(index).click();
  await fillIn(page);
  const reviewed = await page.getByRole('region', { name: 'Kontrollera din bokning' }).innerText();
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  return reviewed;
}

/** What a text says about a visit, in the order of the summary. */
function visitIn(text: string): readonly string[] {
  return (
    text
      .replaceAll('\u00a0', ' ')
      .match(/MLB\d+|Nordvik \S+.*|.*\d{3} \d\d .*|.* kl\. [\d:]+|Cirka .*|\d[\d ]* kr/g) ?? []
  );
}

test('the confirmation says what was booked, as the review did, and how to change it', async ({
  page,
}) => {
  const reviewed = visitIn(await book(page, 'MLB112', 8));
  expect(reviewed).toContain('MLB112');
  expect(reviewed).toContain('Cirka 45 min');
  const booked = page.getByRole('region', { name: 'Bokning bekräftad' });
  const shown = visitIn(await booked.innerText());
  expect(shown).toEqual(expect.arrayContaining([...reviewed]));
  await expect(booked.getByText('Du kan vänta medan vi arbetar.')).toBeVisible();
  const change = page.getByRole('region', { name: 'Ändra eller avboka' });
  await expect(change.getByRole('link', { name: 'Ring 08-465 004 20' })).toHaveAttribute(
    'href',
    'tel:+46846500420',
  );
  const rules = page.getByText(/^Ja, utan kostnad fram till/);
  await expect(rules).toBeHidden();
  await change.getByRole('link', { name: 'Läs hur du avbokar' }).click();
  await expect(rules).toBeInViewport();
  await expect(confirmation(page)).toBeVisible();
});

test('a printed confirmation is a receipt, without the rest of the page', async ({
  page,
  request,
}) => {
  await book(page, 'MLB114', 9);
  const { id } = await readBooking(page, request);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Bokningsnummer ${id}`)).toBeVisible();
  const printed = await page.locator('body').innerText();
  expect(printed.startsWith('Bokning bekräftad')).toBe(true);
  expect(printed).toContain('Ring oss och uppge bokningsnumret.');
  expect(printed).not.toMatch(/Skriv ut bekräftelsen|Ny bokning|Innan du bokar|Hellre prata/);
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).toBeHidden();
  }
});
