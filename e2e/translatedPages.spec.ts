import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import {
  confirmation,
  enterVehicle,
  fillIn as fillInBooking,
  goOn,
  openTimes,
  send,
  stepOf,
  times,
} from './support/bookingSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import * as tireHotel from './support/tireHotelSteps.ts';
import { translate } from './support/translate.ts';

const main = (page: Page) => page.getByRole('main');
const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');

// A visitor who reads another language.
test.use({ locale: 'en-US' });

test.beforeEach(async ({ page }) => {
  test.slow();
  await translate(page);
});

/** The page is translated, and stands. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font font').first()).toBeAttached({ timeout: 20_000 });
  await expect(main(page)).toBeVisible();
}

test('the list of cars: search, sort, filter, more, comparison', async ({ page }) => {
  await page.goto(list);
  await expectTranslated(page);
  const shown = page.getByText(/^Visar \d+ av [\d\s]+$/).first();
  const before = await shown.innerText();
  const count = main(page).getByText(/^\(\d/).first();
  await page.getByRole('button', { name: /^(Visa|Dölj) filter/ }).click();
  await page.getByRole('button', { name: /^(Visa|Dölj) filter/ }).click();
  const box = main(page).getByLabel('Sök märke, modell, utrustning').first();
  await hydrated(box);
  await box.fill('volvo dragkrok');
  await box.press('Enter');
  await expect(shown).not.toHaveText(before);
  const searched = await shown.innerText();
  await main(page).getByRole('combobox', { name: 'Sortera' }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/sortName=/);
  await expect(shown).toHaveText(searched);
  await page.goBack();
  await page
    .getByRole('link', { name: /^Volvo/ })
    .first()
    .click();
  await expect(shown).not.toHaveText(searched);
  await expect(count).toBeAttached();
  await main(page)
    .getByRole('link', { name: /^Visa fler/ })
    .click();
  await expect(shown).toHaveText(/^Visar 96 /);
  for (const at of [0, 1]) {
    await main(page)
      .getByRole('button', { name: /^Jämför / })
      .nth(at)
      .click();
  }
  await page.getByRole('button', { name: /^Jämför \(2\)/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ta bort/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Jämför \(1\)/ })).toBeVisible();
});

test('the page of a car: pictures, loan, request', async ({ page }) => {
  await page.goto(list);
  await main(page).locator('h2 a, h3 a').first().click();
  await expect(page).toHaveURL(/\/kop-bil\/bil\//);
  await expectTranslated(page);
  const fullScreen = page.getByRole('button', { name: 'Visa i helskärm' });
  await hydrated(fullScreen);
  await fullScreen.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 av /)).toBeVisible();
  await page.keyboard.press('Escape');
  const form = page.getByRole('form', { name: 'Skicka en förfrågan' });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  await form.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByRole('link', { name: /^Namn: / })).toBeVisible();
  await form.getByRole('textbox', { name: 'Namn' }).fill('Kim Berg');
  await form.getByRole('textbox', { name: 'Telefon' }).fill('+46 70 123 45 67');
  await form.getByRole('textbox', { name: 'E-post' }).fill('kim@example.com');
  await form.getByRole('checkbox', { name: 'En provkörning' }).press('Space');
  await form.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText('Tack för din förfrågan!')).toBeVisible();
});

test('a finance quote', async ({ page }) => {
  await page.goto(addressOf('nordvik-uk', '/buy-a-car/car/40100003'));
  const section = page.getByRole('region', { name: 'Finance this car' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('link', { name: 'Reserve this car' })).toBeVisible();
  const payment = section.locator('strong').first();
  const before = await payment.innerText();
  await section.getByRole('slider', { name: 'Deposit' }).focus();
  await page.keyboard.press('End');
  await expect(payment).not.toHaveText(before);
});

test('a booking, with a sum that changes', async ({ page }) => {
  await enterVehicle(page, 'MLB111');
  await expectTranslated(page);
  await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
  await page.getByRole('checkbox', { name: 'Oljebyte' }).press('Space');
  const summary = page.getByRole('region', { name: 'Summering av val' });
  await expect(summary.getByText('Oljebyte')).toBeVisible();
  const sum = summary.locator('p').filter({ hasText: /kr/ }).first();
  const before = await sum.innerText();
  await goOn(page).click();
  await page.getByRole('checkbox', { name: /^Elcykel/ }).press('Space');
  await expect(sum).not.toHaveText(before);
  await goOn(page).click();
  await openTimes(page);
  await times(page).nth(2).click();
  await send(page).click();
  await fillInBooking(page);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('the tire hotel', async ({ page, request }) => {
  await tireHotel.logIn(page, request, 'MLB103');
  await expectTranslated(page);
  await tireHotel.chooseSlot(page);
  await tireHotel.fillIn(page);
  await tireHotel.button(page, 'Logga ut').click();
  await expect(tireHotel.registration(page)).toHaveValue('');
});

test('stories, facilities, menu, consent', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/nyheter'));
  await expectTranslated(page);
  await page
    .getByRole('region', { name: 'Kakor för statistik' })
    .getByRole('button')
    .first()
    .click();
  await main(page).getByRole('button', { name: 'Elbilar', exact: true }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^Visar \d+ av \d+$/);
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await menu.locator('summary', { hasText: 'Köp bil' }).click();
  await menu.getByRole('link', { name: 'Sparade bilar' }).click();
  await expect(page).toHaveURL(/sparade-bilar/);
  await page.goto(addressOf('nordvik-se', '/hitta-oss'));
  const places = main(page).getByRole('article');
  const all = await places.count();
  await page.getByRole('combobox', { name: 'Ort', exact: true }).selectOption({ index: 1 });
  await expect.poll(() => places.count()).toBeLessThan(all);
});

test('a change that fails on a translated page is reported', async ({ page, consoleErrors }) => {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const text = Object.assign(new Text('12 cars'), { __reactFiber$test: {} });
    document.body.append(text);
    text.nodeValue = '13 cars';
    document.body.insertBefore(new Text('About'), text);
    document.body.appendChild(text);
    document.body.removeChild(text);
  });
  await expect.poll(() => consoleErrors.length).toBe(4);
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('React writes "13 cars" over the text "12 cars"'),
    expect.stringContaining('React inserts something before the text "13 cars"'),
    expect.stringContaining('React moves the text "13 cars"'),
    expect.stringContaining('React removes the text "13 cars"'),
  ]);
});

test('a page that is translated before its code runs works as well', async ({ browser }) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await translate(page, 'before hydration');
  await page.goto(list);
  await expectTranslated(page);
  const sort = main(page).getByRole('combobox', { name: 'Sortera' });
  await hydrated(sort);
  await sort.selectOption({ index: 2 });
  await expect(page).toHaveURL(/sortName=/);
  await expectTranslated(page);
  // React reports that texts differ from those of the server, and renders them again.
  expect(errors.filter((message) => !/error #418|Hydration failed/.test(message))).toEqual([]);
  await page.close();
});
