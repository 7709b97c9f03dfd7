import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addressOf, servicesPort } from './addresses.ts';
import { labelOf } from './labelOf.ts';
import { expect } from './test.ts';

/** The page of the service booking. */
export const bookingAddress = addressOf('nordvik-se', '/boka-verkstad');

const services = `http://127.0.0.1:${servicesPort}`;

/** The heading of a step. */
export const stepOf = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
/** The button that finishes the open step. */
export const goOn = (page: Page): Locator =>
  page.getByRole('button', { name: 'Fortsätt', exact: true });
/** Chooses an offering. */
export const choose = (page: Page, name: RegExp): Promise<void> => labelOf(page, name).click();
/** The free times of the opened workshop. */
export const times = (page: Page): Locator => page.getByRole('button', { name: /^\d\d:\d\d/ });
/** The buttons that show the times of a workshop. */
export const showTimes = (page: Page): Locator =>
  page.getByRole('button', { name: /^Visa tillgängliga tider/ });
/** The first field of the contact form. */
export const firstName = (page: Page): Locator => page.getByRole('textbox', { name: /^Namn/ });
/** The button that books. */
export const send = (page: Page): Locator =>
  page.getByRole('button', { name: 'Boka', exact: true });
/** The title of the last step. */
export const confirmation = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Bokning bekräftad' });

/** Opens the page, and finishes the first step. */
export async function enterVehicle(page: Page, registration: string): Promise<void> {
  await page.goto(bookingAddress);
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill(registration);
  await page.getByRole('combobox', { name: 'Plats' }).pressSequentially('stockh');
  await page.getByRole('option', { name: /^Stockholm/ }).click();
  await goOn(page).click();
}

/** Finishes the second step. */
export async function chooseOilChange(page: Page): Promise<void> {
  await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
  await choose(page, /^Oljebyte$/);
  await goOn(page).click();
}

/** Finishes the third step. */
export async function skipAddons(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).click();
}

/** The button that shows the next week. */
export const nextWeek = (page: Page): Locator => page.getByRole('button', { name: 'Nästa vecka' });

/** Opens the times of the closest workshop. On a Friday, few are left in the first week, so those of the next one. */
export async function openTimes(page: Page): Promise<void> {
  await showTimes(page).first().click();
  // On a busy machine, the search for workshops takes turns with this.
  await expect(times(page).first()).toBeVisible({ timeout: 15_000 });
  await showNextWeek(page);
}

/** Shows the times of the next week. */
export async function showNextWeek(page: Page): Promise<void> {
  await nextWeek(page).click();
  await expect(times(page).first()).toBeVisible({ timeout: 15_000 });
}

/** Goes up to the contact form, and takes a time that no other test takes. */
export async function reachForm(page: Page, registration: string, time = 0): Promise<void> {
  await enterVehicle(page, registration);
  await chooseOilChange(page);
  await skipAddons(page);
  await openTimes(page);
  await times(page).nth(time).click();
  await expect(firstName(page)).toBeVisible();
}

/** Fills in the contact form. */
export async function fillIn(page: Page): Promise<void> {
  await firstName(page).fill('Kim');
  await page.getByRole('textbox', { name: /^Efternamn/ }).fill('Berg');
  await page.getByRole('textbox', { name: /^Telefonnummer/ }).fill('+46 70 123 45 67');
  await page.getByRole('textbox', { name: /^E-postadress/ }).fill('kim@example.com');
}

/** The front page of the services. */
export async function frontPage(request: APIRequestContext): Promise<string> {
  return (await request.get(services)).text();
}

/** The number of the confirmed booking, and how the services' front page shows it. */
export async function readBooking(page: Page, request: APIRequestContext) {
  await expect(confirmation(page)).toBeVisible();
  const id = await page.getByRole('main').locator('strong').first().textContent();
  const shown = await frontPage(request);
  const card = shown.split('<li').find((each) => each.includes(`<code>${id}</code>`)) ?? '';
  return { id, card, count: shown.split(`<code>${id}</code>`).length - 1 };
}
