import type { Locator } from '@playwright/test';
import { tagManagerUrl } from './support/addresses.ts';
import {
  bookingAddress,
  choose,
  chooseOilChange,
  confirmation,
  enterVehicle,
  fillIn,
  firstName,
  goOn,
  nextWeek,
  openTimes,
  reachForm,
  readBooking,
  send,
  showNextWeek,
  showTimes,
  skipAddons,
  stepOf,
  times,
} from './support/bookingSteps.ts';
import { holdScripts } from './support/holdScripts.ts';
import { labelOf } from './support/labelOf.ts';
import { phone as touch } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { expectNoTimingOf, storedInSession } from './support/timings.ts';

test.slow();

const phone = { viewport: { width: 375, height: 812 } };
const desktop = { viewport: { width: 1280, height: 900 } };

for (const [name, window, index] of [
  ['phone', phone, 0],
  ['desktop', desktop, 1],
] as const) {
  test.describe(name, () => {
    test.use(window);

    test(`from the registration number to a confirmed time, on a ${name}`, async ({
      page,
      request,
    }) => {
      await enterVehicle(page, 'mlb 111');
      await expect(
        page.getByRole('heading', { name: 'Vi har auktoriserade Volvo-verkstäder' }),
      ).toBeVisible();
      await chooseOilChange(page);
      await expect(stepOf(page, /Steg 3\/4 Välj tillval/)).toBeFocused();
      await choose(page, /^Elcykel$/);
      await goOn(page).click();
      await openTimes(page);
      await times(page).nth(index).click();
      await fillIn(page);
      await send(page).click();
      const { card } = await readBooking(page, request);
      expect(card).toContain('MLB111');
      expect(card).toContain('Kim Berg, +46 70 123 45 67, kim@example.com');
      await expect(confirmation(page)).toBeFocused();
      const personal = /MLB111|59\.3|18\.0|Berg|kim@example/i;
      await expectNoTimingOf(page, personal);
      const workshop = /"location":\{[^}]*\}/g;
      expect((await storedInSession(page)).replaceAll('\\', '').replace(workshop, '')).not.toMatch(
        personal,
      );
      await page.reload();
      await expect(confirmation(page)).toBeVisible();
      await page.getByRole('button', { name: 'Ny bokning' }).click();
      await expect(page.getByText('Steg 1/4')).toBeVisible();
    });
  });
}

test('text typed before the script loads is used', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(bookingAddress, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('mlb 112');
  await page.getByRole('combobox', { name: 'Plats' }).pressSequentially('stockh');
  release();
  await page.getByRole('option', { name: /^Stockholm/ }).click();
  await goOn(page).click();
  await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
});

test('prices that arrive after a time was taken are confirmed', async ({ page }) => {
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/mechmate/prices/**', async (route) => {
    await late;
    await route.continue();
  });
  await reachForm(page, 'MLB112');
  release();
  await expect(page.getByText('Priset har ändrats')).toBeVisible();
});

test('a mileage that changes after a time was taken has its own price', async ({ page }) => {
  const mileage = page.getByRole('textbox', { name: 'Miltal' });
  const review = page.getByRole('region', { name: 'Kontrollera din bokning' });
  const priceFor = async (miles: number) => {
    const answer = await page.waitForResponse(`**/api/mechmate/prices/MLB112/${miles}/**`);
    const [{ price }] = await answer.json();
    return `${new Intl.NumberFormat('sv').format(price)} kr`;
  };
  await enterVehicle(page, 'MLB112');
  await choose(page, /^Originalservice$/);
  await mileage.fill('5000');
  await goOn(page).click();
  await skipAddons(page);
  const first = priceFor(5_000);
  await openTimes(page);
  await times(page).nth(6).click();
  await expect(review).toContainText(await first);
  await stepOf(page, /Valda tjänster/).click();
  const second = priceFor(40_000);
  await mileage.fill('40000');
  await goOn(page).click();
  await skipAddons(page);
  await expect(review).toContainText(await second);
  expect(await second).not.toEqual(await first);
});

test('a reload at every step keeps the step and what was chosen', async ({ page }) => {
  await enterVehicle(page, 'MLB112');
  await expect(stepOf(page, /Steg 2\/4/)).toBeVisible();
  await page.reload();
  await choose(page, /^Oljebyte$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Oljebyte' })).toBeChecked();
  await goOn(page).click();
  await expect(stepOf(page, /Steg 3\/4/)).toBeVisible();
  await page.reload();
  await expect(stepOf(page, /Steg 3\/4/)).toBeVisible();
  await skipAddons(page);
  await openTimes(page);
  await page.reload();
  await showNextWeek(page);
  await times(page).nth(2).click();
  await fillIn(page);
  await page.reload();
  await expect(stepOf(page, /Steg 4\/4/)).toBeVisible();
  await expect(firstName(page)).toHaveValue('Kim');
});

test('changed services after a chosen time ask for workshop and time again', async ({ page }) => {
  await reachForm(page, 'MLB112', 3);
  await stepOf(page, /Valda tjänster/).click();
  await choose(page, /^Byte av kamrem$/);
  await expect(stepOf(page, /Välj en verkstad och tid/)).toBeEnabled();
  await goOn(page).click();
  await skipAddons(page);
  await expect(showTimes(page).first()).toBeVisible();
  await expect(firstName(page)).toHaveCount(0);
});

test.describe('a phone with touch', () => {
  test.use(touch);

  test('books in at most 11 taps and 6 fields', async ({ page }) => {
    const [taps, fields]: [Locator[], Locator[]] = [[], []];
    const tap = async (target: Locator) => {
      taps.push(target);
      await target.tap();
    };
    const fill = async (field: Locator, text: string) => {
      fields.push(field);
      await field.pressSequentially(text);
    };
    const field = (name: RegExp) => page.getByRole('textbox', { name });
    await page.goto(bookingAddress);
    await tap(page.getByRole('button', { name: 'Avvisa' }));
    await fill(field(/^Registreringsnummer/), 'mlb112');
    await fill(page.getByRole('combobox', { name: 'Plats' }), 'stockh');
    await tap(page.getByRole('option', { name: /^Stockholm/ }));
    await tap(goOn(page));
    await tap(labelOf(page, /^Oljebyte$/));
    await tap(goOn(page));
    await tap(page.getByRole('button', { name: 'Fortsätt utan tillval' }));
    await tap(showTimes(page).first());
    await tap(nextWeek(page));
    await tap(times(page).nth(14));
    await fill(field(/^Namn/), 'Kim');
    await fill(field(/^Efternamn/), 'Berg');
    await fill(field(/^Telefonnummer/), '070 123 45 67');
    await fill(field(/^E-postadress/), 'kim@example.com');
    await tap(send(page));
    await expect(confirmation(page)).toBeVisible();
    expect(taps.length).toBeLessThanOrEqual(11);
    expect(fields.length).toBeLessThanOrEqual(6);
  });
});

test('pressed twice, one booking is sent', async ({ page, request }) => {
  const sent: string[] = [];
  page.on('request', (each) => each.url().endsWith('/api/mechmate/book') && sent.push(each.url()));
  await reachForm(page, 'MLB113', 5);
  await fillIn(page);
  await send(page).dblclick();
  const { count } = await readBooking(page, request);
  expect(count).toBe(1);
  expect(sent).toHaveLength(1);
});

test('Back shows the place before, and Forward the one after', async ({ page }) => {
  await reachForm(page, 'MLB114', 6);
  await firstName(page).fill('Kim');
  const chosen = page.getByRole('heading', { name: 'Vald verkstad och tid' });
  const free = page.getByRole('heading', { name: /^Lediga tider hos/ });
  await page.goBack();
  await expect(free).toBeFocused();
  for (const step of [/Steg 3\/4/, /Steg 2\/4/]) {
    await page.goBack();
    await expect(stepOf(page, step)).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Steg 1\/4/ })).toBeFocused();
  for (const step of [/Steg 2\/4/, /Steg 3\/4/, /Steg 4\/4/]) {
    await page.goForward();
    await expect(stepOf(page, step)).toBeFocused();
  }
  await page.goForward();
  await expect(chosen).toBeFocused();
  await expect(firstName(page)).toHaveValue('Kim');
});

test('two tabs have a booking each', async ({ page, context }) => {
  await enterVehicle(page, 'MLB112');
  await expect(stepOf(page, /Steg 2\/4/)).toBeVisible();
  const other = await context.newPage();
  await enterVehicle(other, 'MLB114');
  await expect(other.getByText('MLB114').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('MLB112').first()).toBeVisible();
});

test.describe('a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('books the time that the page shows, to the minute', async ({ page, request }) => {
    await enterVehicle(page, 'MLB115');
    await chooseOilChange(page);
    await skipAddons(page);
    await openTimes(page);
    const time = (await times(page).first().textContent())?.slice(0, 5) ?? 'no time';
    await times(page).first().click();
    await fillIn(page);
    await send(page).click();
    const { card } = await readBooking(page, request);
    expect(card).toContain(` ${time}`);
    await expect(page.getByText(`kl. ${time}`).first()).toBeVisible();
  });
});

test('analytics get each step once after consent, and nothing about the visitor', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: 'granted', url: bookingAddress }]);
  await context.route(`${tagManagerUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await reachForm(page, 'MLB114', 7);
  const layer = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(layer.match(/"booking_step","step":\d/g)).toEqual(
    [0, 1, 2, 3, 4].map((step) => `"booking_step","step":${step}`),
  );
  expect(layer).not.toContain('MLB114');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says by which number to book, and shows the workshops', async ({ page }) => {
    await page.goto(bookingAddress);
    await expect(page.getByText(/^För att boka här behöver webbläsaren/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ring 0/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Våra verkstäder' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nordvik Uppsala' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Registreringsnummer' })).toBeHidden();
  });
});
