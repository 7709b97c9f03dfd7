import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addressOf, servicesPort } from './addresses.ts';
import { expect } from './test.ts';

const services = `http://127.0.0.1:${servicesPort}`;
const headers = { 'x-api-key': 'forecourt-local' };

interface Message {
  readonly phone: string;
  readonly text: string;
}

/** The phone numbers of the agreements that the tests use, each by its vehicle. */
const phones = { MLB102: '+46701740606', MLB103: '+46701740607', MLB10A: '+46701740611' };

type Vehicle = keyof typeof phones;

/** The text messages that a number has received, newest first. */
async function messages(request: APIRequestContext, vehicle: Vehicle): Promise<readonly string[]> {
  const answer = await request.get(`${services}/tirehotel/messages`, { headers });
  const { messages: sent }: { messages: readonly Message[] } = await answer.json();
  return sent.filter(({ phone }) => phone === phones[vehicle]).map(({ text }) => text);
}

/** The code of the newest message. */
export async function newestCode(request: APIRequestContext, vehicle: Vehicle): Promise<string> {
  const [text = ''] = await messages(request, vehicle);
  const [code] = /\b\d{4}\b/.exec(text) ?? [];
  if (!code) throw new Error(`no code was sent to ${vehicle}`);
  return code;
}

/** The page of the tire hotel. */
export const tireHotelAddress = addressOf('nordvik-se', '/dackhotell');
/** The title of a page of the flow. */
export const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });
/** A button by its whole name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
/** A field of the flow. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name });
/** The field of the search. */
export const registration = (page: Page): Locator => field(page, 'Registreringsnummer');
/** The field of the code. */
export const codeField = (page: Page): Locator => field(page, 'Fyll i koden nedan');

/** Searches for the agreement of a vehicle. */
export async function search(page: Page, vehicle: string): Promise<void> {
  await page.goto(tireHotelAddress);
  await registration(page).fill(vehicle);
  await expect(button(page, 'Fortsätt')).not.toHaveAttribute('aria-disabled');
  await button(page, 'Fortsätt').click();
}

/** Goes up to the code. */
export async function requestCode(page: Page, vehicle: Vehicle): Promise<void> {
  await search(page, vehicle);
  await button(page, 'Skicka kod').click();
  await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
}

/** Goes up to the vehicle. */
export async function logIn(
  page: Page,
  request: APIRequestContext,
  vehicle: Vehicle,
): Promise<void> {
  await requestCode(page, vehicle);
  await enterCode(page, await newestCode(request, vehicle));
  await expect(title(page, 'Ditt fordon')).toBeVisible();
}

/** Enters a code and verifies it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).press('Home');
  await page.keyboard.type(code);
  await button(page, 'Verifiera kod').click();
}

/** The dates of the shown month that can be chosen. */
export const freeDays = (page: Page): Locator =>
  page.getByRole('grid').locator('button:not([aria-disabled])');

/** Chooses the first free day, and a time if it has any. */
export async function chooseSlot(page: Page): Promise<void> {
  await button(page, 'Boka hjulskifte').click();
  await freeDays(page).first().click();
  await expect(button(page, 'Ändra datum')).toBeVisible();
  const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first();
  await time.or(page.getByText('Verkstaden återkommer med tid')).waitFor();
  if (await time.isVisible()) await time.click();
}

/** Fills in the contact form. */
export async function fillIn(page: Page): Promise<void> {
  await field(page, 'Förnamn').fill('Kim');
  await field(page, 'Efternamn').fill('Berg');
  await field(page, 'Mobilnummer').fill('070-174 06 05');
  await field(page, 'Email').fill('kim.berg@example.com');
}

/** The title of the confirmation. */
export const booked = (page: Page): Locator => title(page, 'Tack för din bokningsförfrågan');
