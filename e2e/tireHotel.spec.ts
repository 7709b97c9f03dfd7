import { addressOf, ask, hostOf } from './support/addresses.ts';
import { tabTo } from './support/keyboard.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { expectNoTimingOf } from './support/timings.ts';
import {
  booked,
  button,
  chooseSlot,
  codeField,
  enterCode,
  field,
  fillIn,
  freeDays,
  logIn,
  newestCode,
  registration,
  requestCode,
  tireHotelAddress,
  title,
} from './support/tireHotelSteps.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('from the number to the review, with a reload of each page', async ({ page, request }) => {
    test.slow();
    await page.goto(`${tireHotelAddress}?regNo=mlb%20102&utm_source=brev`);
    await expect(registration(page)).toHaveValue('MLB102');
    await expect(page).toHaveURL(`${tireHotelAddress}?utm_source=brev`);
    await page.reload();
    await registration(page).fill('mlb 102');
    await button(page, 'Fortsätt').tap();
    await expect(title(page, 'Logga in')).toBeVisible();
    await page.reload();
    await button(page, 'Skicka kod').tap();
    await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
    await page.reload();
    await codeField(page).tap();
    const code = await newestCode(request, 'MLB102');
    await page.keyboard.type(code);
    await button(page, 'Verifiera kod').tap();
    await expect(title(page, 'Ditt fordon')).toBeInViewport();
    await expectNoTimingOf(page, new RegExp(`MLB102|otpToken=${code}`));
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

test.describe('a window at 400 % zoom', () => {
  // 1280 x 1024 px (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 } });

  test('by keyboard only, with the focus always visible', async ({ page, request }) => {
    test.slow();
    const { keyboard } = page;
    // Keys pressed before the script is loaded would be lost.
    await page.goto(tireHotelAddress, { waitUntil: 'networkidle' });
    await tabTo(page, page.getByRole('button', { name: 'Avvisa' }));
    await keyboard.press('Enter');
    await tabTo(page, registration(page));
    await keyboard.type('mlb10a');
    await keyboard.press('Enter');
    await expect(button(page, 'Skicka kod')).toBeFocused();
    await keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await keyboard.type(await newestCode(request, 'MLB10A'));
    await expect(button(page, 'Verifiera kod')).toBeFocused();
    await keyboard.press('Enter');
    await expect(title(page, 'Ditt fordon')).toBeFocused();
    await tabTo(page, button(page, 'Boka hjulskifte'));
    await keyboard.press('Enter');
    // The calendar has one tab stop, which is the first free day.
    await expect(freeDays(page).first()).toBeVisible();
    await tabTo(page, freeDays(page).first());
    await keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: /^(Tid|Dina uppgifter)$/ }).last();
    await expect(heading).toBeFocused();
    const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first();
    if (await time.isVisible()) {
      await tabTo(page, time);
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Dina uppgifter' })).toBeFocused();
    }
    for (const [name, text] of [
      ['Förnamn', 'Kim'],
      ['Efternamn', 'Berg'],
      ['Mobilnummer', '0701740611'],
      ['Email', 'kim.berg@example.com'],
    ] as const) {
      await tabTo(page, field(page, name));
      await keyboard.type(text);
    }
    await tabTo(page, button(page, 'Genomför bokning'));
    await keyboard.press('Enter');
    await expect(booked(page)).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: '1 av 5 stjärnor' }));
    for (const _ of [2, 3, 4]) await keyboard.press('ArrowRight');
    await tabTo(page, button(page, 'Skicka feedback'));
    await keyboard.press('Enter');
    await expect(page.getByText('Tack för din feedback!')).toBeVisible();
    await tabTo(page, button(page, 'Logga ut'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('days and times are those of the workshop', async ({ page, request }) => {
    // In the evening in Stockholm, it is already the next day in Tokyo.
    await page.clock.setFixedTime(new Date('2026-11-23T22:30:00Z'));
    await logIn(page, request, 'MLB10A');
    // The days of the provider follow the day of the test run, and the calendar opens in the month of the first one.
    const json = { availableDates: [{ date: '2026-11-26' }] };
    await page.route(/GetTimeslotDays/, (route) => route.fulfill({ json }));
    const days = page.waitForRequest(/GetTimeslotDays/);
    await button(page, 'Boka hjulskifte').click();
    expect((await days).postDataJSON()).toMatchObject({
      startDate: '2026-11-26',
      endDate: '2027-02-23',
    });
    await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveText('23');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names the workshop’s address instead of the form', async ({ page }) => {
    await page.goto(tireHotelAddress);
    await expect(page.getByText(/behöver JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'service@nordvik.example' }).first()).toBeVisible();
    await expect(registration(page)).toBeHidden();
  });
});

test('Back and Forward stay within the pages, and keep what was entered', async ({
  page,
  request,
}) => {
  await requestCode(page, 'MLB102');
  await page.goBack();
  await expect(title(page, 'Logga in')).toBeVisible();
  await page.goBack();
  await expect(registration(page)).toHaveValue('MLB102');
  await page.goForward();
  await page.goForward();
  await enterCode(page, await newestCode(request, 'MLB102'));
  await expect(title(page, 'Ditt fordon')).toBeVisible();
  await chooseSlot(page);
  await fillIn(page);
  await page.goBack();
  await expect(title(page, 'Ditt fordon')).toBeVisible();
  await page.goForward();
  await expect(field(page, 'Email')).toHaveValue('kim.berg@example.com');
  await page.goBack();
  // The code is used, so nothing before the login is shown again.
  await page.goBack();
  await expect(title(page, 'Ditt fordon')).toBeVisible();
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
  const hasLoaded = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('authorization/search'));
  await page.goto(addressOf('nordvik-se', '/dack-och-tillbehor'), { waitUntil: 'networkidle' });
  expect(await hasLoaded()).toBe(false);
  await page.goto(tireHotelAddress);
  await expect.poll(hasLoaded).toBe(true);
});
