import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf, ask, hostOf, servicesPort } from './support/addresses.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

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
async function newestCode(request: APIRequestContext, vehicle: Vehicle): Promise<string> {
  const [text = ''] = await messages(request, vehicle);
  const [code] = /\b\d{4}\b/.exec(text) ?? [];
  if (!code) throw new Error(`no code was sent to ${vehicle}`);
  return code;
}

const address = addressOf('nordvik-se', '/dackhotell');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });
const registration = (page: Page) => field(page, 'Registreringsnummer');
const firstBox = (page: Page) => field(page, 'Siffra 1 av 4');

async function search(page: Page, vehicle: string): Promise<void> {
  await page.goto(address);
  await registration(page).fill(vehicle);
  await expect(button(page, 'Fortsätt')).not.toHaveAttribute('aria-disabled');
  await button(page, 'Fortsätt').click();
}

async function requestCode(page: Page, vehicle: Vehicle): Promise<void> {
  await search(page, vehicle);
  await button(page, 'Skicka kod').click();
  await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
}

async function logIn(page: Page, request: APIRequestContext, vehicle: Vehicle): Promise<void> {
  await requestCode(page, vehicle);
  await enterCode(page, await newestCode(request, vehicle));
  await expect(title(page, 'Ditt fordon')).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await firstBox(page).click();
  await page.keyboard.type(code);
  await button(page, 'Verifiera kod').click();
}

/** The dates of the shown month that can be chosen. */
const freeDays = (page: Page) => page.getByRole('grid').locator('button:not([aria-disabled])');

/** Chooses the first free day, and a time if it has any. */
async function chooseSlot(page: Page): Promise<void> {
  await button(page, 'Boka hjulskifte').click();
  await freeDays(page).first().click();
  await expect(button(page, 'Ändra datum')).toBeVisible();
  const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first();
  await time.or(page.getByText('Verkstaden återkommer med tid')).waitFor();
  if (await time.isVisible()) await time.click();
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Förnamn').fill('Kim');
  await field(page, 'Efternamn').fill('Berg');
  await field(page, 'Mobilnummer').fill('070-174 06 05');
  await field(page, 'Email').fill('kim.berg@example.com');
}

/** Browsers log every answer with a status of 400 and above. */
function forgetRefusals(consoleErrors: string[]): void {
  const others = consoleErrors.filter((line) => !line.startsWith('Failed to load resource'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

const booked = (page: Page) => title(page, 'Tack för din bokningsförfrågan');

test.describe('on a phone', () => {
  test.use(phone);

  test('from the number to the review, with a reload of each page', async ({ page, request }) => {
    test.slow();
    await page.goto(`${address}?regNo=mlb%20102&utm_source=brev`);
    await expect(registration(page)).toHaveValue('MLB102');
    await expect(page).toHaveURL(`${address}?utm_source=brev`);
    await page.reload();
    await registration(page).fill('mlb 102');
    await button(page, 'Fortsätt').tap();
    await expect(title(page, 'Logga in')).toBeVisible();
    await page.reload();
    await button(page, 'Skicka kod').tap();
    await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
    await page.reload();
    await firstBox(page).tap();
    await page.keyboard.type(await newestCode(request, 'MLB102'));
    await button(page, 'Verifiera kod').tap();
    await expect(title(page, 'Ditt fordon')).toBeInViewport();
    await page.reload();
    await expect(page.getByText('Dags för nya däck')).toBeVisible();
    await chooseSlot(page);
    await page.reload();
    await expect(title(page, 'Ditt fordon')).toBeVisible();
    await chooseSlot(page);
    await fillIn(page);
    await button(page, 'Genomför bokning').tap();
    await expect(booked(page)).toBeInViewport();
    await page.reload();
    await expect(booked(page)).toBeVisible();
    await expect(page.getByText('kim.berg@example.com')).toBeVisible();
    await page.getByRole('radio', { name: '5 av 5 stjärnor' }).tap();
    await button(page, 'Skicka feedback').tap();
    await expect(page.getByText('Tack för din feedback!')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
    await button(page, 'Logga ut').tap();
    await expect(registration(page)).toHaveValue('');
    await page.reload();
    await expect(title(page, 'Fyll i ditt registreringsnummer')).toBeVisible();
  });
});

test('by keyboard only', async ({ page, request }) => {
  const { keyboard } = page;
  await page.goto(address);
  await registration(page).focus();
  await keyboard.type('mlb10a');
  await keyboard.press('Enter');
  await expect(button(page, 'Skicka kod')).toBeFocused();
  await keyboard.press('Enter');
  await expect(firstBox(page)).toBeFocused();
  await keyboard.type(await newestCode(request, 'MLB10A'));
  await expect(button(page, 'Verifiera kod')).toBeFocused();
  await keyboard.press('Enter');
  await expect(title(page, 'Ditt fordon')).toBeFocused();
  await keyboard.press('Tab');
  await expect(button(page, 'Boka hjulskifte')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  // To the arrows of the calendar and its one tab stop, which is the first free day.
  for (const _ of ['previous', 'next', 'day']) await keyboard.press('Tab');
  await expect(freeDays(page).first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(button(page, 'Ändra datum')).toBeVisible();
  const heading = page.getByRole('heading', { name: /^(Tid|Dina uppgifter)$/ }).last();
  await expect(heading).toBeFocused();
  if (
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .isVisible()
  ) {
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dina uppgifter' })).toBeFocused();
  }
  for (const text of ['Kim', 'Berg', '0701740611', 'kim.berg@example.com']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(booked(page)).toBeFocused();
});

test('wrong and replaced codes', async ({ page, request, consoleErrors }) => {
  await requestCode(page, 'MLB103');
  const code = await newestCode(request, 'MLB103');
  const wrong = code === '0000' ? '1111' : '0000';
  await enterCode(page, wrong);
  const error = page.getByText('Koden stämmer inte. Kontrollera den och försök igen.');
  await expect(error).toBeVisible();
  await field(page, 'Siffra 4 av 4').press('Backspace');
  await expect(error).toBeHidden();
  await enterCode(page, code);
  await expect(title(page, 'Ditt fordon')).toBeVisible();
  await button(page, 'Logga ut').click();
  await expect(title(page, 'Fyll i ditt registreringsnummer')).toBeVisible();
  // The code of an earlier login.
  await requestCode(page, 'MLB103');
  const another = await newestCode(request, 'MLB103');
  if (another !== code) {
    await enterCode(page, code);
    await expect(error).toBeVisible();
  }
  forgetRefusals(consoleErrors);
});

test('more than five tries', async ({ page, request, consoleErrors }) => {
  await requestCode(page, 'MLB103');
  const code = await newestCode(request, 'MLB103');
  const guesses = ['0001', '0002', '0003', '0004', '0005', '0006'].filter((each) => each !== code);
  for (const guess of guesses.slice(0, 5)) {
    await enterCode(page, guess);
    await expect(page.getByRole('group').getByText(/Koden stämmer inte/)).toBeVisible();
  }
  await enterCode(page, code);
  await expect(page.getByText(/Du har försökt för många gånger/)).toBeVisible();
  await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
  forgetRefusals(consoleErrors);
});

test('a session that ends while booking: log in again, and everything is still there', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.slow();
  await logIn(page, request, 'MLB102');
  await chooseSlot(page);
  await fillIn(page);
  await page.context().clearCookies();
  await button(page, 'Genomför bokning').click();
  await expect(page.getByText(/så finns det du fyllde i kvar/)).toBeVisible();
  await expect(registration(page)).toHaveValue('MLB102');
  await button(page, 'Fortsätt').click();
  await button(page, 'Skicka kod').click();
  await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
  await enterCode(page, await newestCode(request, 'MLB102'));
  await expect(title(page, 'När vill du lämna in bilen?')).toBeVisible();
  await expect(field(page, 'Förnamn')).toHaveValue('Kim');
  await expect(field(page, 'Email')).toHaveValue('kim.berg@example.com');
  await button(page, 'Genomför bokning').click();
  await expect(booked(page)).toBeVisible();
  forgetRefusals(consoleErrors);
});

test('two tabs log out', async ({ page, request, context }) => {
  await logIn(page, request, 'MLB10A');
  // A tab that is opened from another has a copy of its storage.
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => window.open(url), address);
  const other = await opened;
  await expect(title(other, 'Ditt fordon')).toBeVisible();
  await button(other, 'Logga ut').click();
  await expect(title(other, 'Fyll i ditt registreringsnummer')).toBeVisible();
  await expect(title(page, 'Fyll i ditt registreringsnummer')).toBeVisible();
  const stored = await page.evaluate(() => window.sessionStorage.getItem('tirehotel'));
  expect(stored).toBeNull();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('days and times are those of the workshop', async ({ page, request }) => {
    // In the evening in Stockholm, it is already the next day in Tokyo.
    await page.clock.setFixedTime(new Date('2026-11-23T22:30:00Z'));
    await logIn(page, request, 'MLB10A');
    const days = page.waitForRequest(/GetTimeslotDays/);
    await button(page, 'Boka hjulskifte').click();
    expect((await days).postDataJSON()).toMatchObject({
      startDate: '2026-11-26',
      endDate: '2027-02-23',
    });
    await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveText('23');
  });
});

test('no agreement', async ({ page, consoleErrors }) => {
  await search(page, 'mlb999');
  await expect(
    page.getByText('Vi hittar inget däckhotellsavtal för detta registreringsnummer.'),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Boka tid på verkstaden' }),
  ).toBeVisible();
  forgetRefusals(consoleErrors);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names the workshop’s address instead of the form', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(/behöver JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'service@nordvik.example' }).first()).toBeVisible();
    await expect(registration(page)).toBeHidden();
  });
});

test('the number is in no address but those of the API', async ({ page, request }) => {
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url(), sent.headers()['referer'] ?? ''));
  await logIn(page, request, 'MLB10A');
  const pages = urls.filter((url) => !url.includes('/api/tirehotel/'));
  expect(pages.filter((url) => url.includes('MLB10A'))).toEqual([]);
  const cached = await ask(request, hostOf('nordvik-se'), '/dackhotell');
  expect(await cached.text()).not.toContain('MLB10A');
});

test('its script loads only on its page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''));
  });
  const loaded = async (path: string) => {
    scripts.length = 0;
    await page.goto(addressOf('nordvik-se', path));
    await page.waitForLoadState('networkidle');
    return (await Promise.all(scripts)).some((text) => text.includes('authorization/search'));
  };
  expect(await loaded('/dack-och-tillbehor')).toBe(false);
  expect(await loaded('/dackhotell')).toBe(true);
});
