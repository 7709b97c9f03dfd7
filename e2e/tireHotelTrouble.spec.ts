import { servicesPort } from './support/addresses.ts';
import { expect, failedRequest, test } from './support/test.ts';
import {
  booked,
  button,
  chooseSlot,
  codeField,
  enterCode,
  field,
  fillIn,
  logIn,
  newestCode,
  registration,
  requestCode,
  search,
  tireHotelAddress,
  title,
} from './support/tireHotelSteps.ts';

const servicesAddress = `http://127.0.0.1:${servicesPort}/`;

test('wrong and replaced codes', async ({ page, request, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await requestCode(page, 'MLB103');
  const code = await newestCode(request, 'MLB103');
  const wrong = code === '0000' ? '1111' : '0000';
  await enterCode(page, wrong);
  const error = page.getByText('Koden stämmer inte. Kontrollera den och försök igen.');
  await expect(error).toBeVisible();
  await codeField(page).press('End');
  await page.keyboard.press('Backspace');
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
});

test('more than five tries', async ({ page, request, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await requestCode(page, 'MLB103');
  const code = await newestCode(request, 'MLB103');
  const guesses = ['0001', '0002', '0003', '0004', '0005', '0006'].filter((each) => each !== code);
  for (const guess of guesses.slice(0, 5)) {
    await enterCode(page, guess);
    await expect(codeField(page)).toHaveAccessibleDescription(/Koden stämmer inte/);
  }
  await enterCode(page, code);
  await expect(page.getByText(/Du har försökt för många gånger/)).toBeVisible();
  await expect(title(page, 'Fyll i koden nedan')).toBeVisible();
});

test('a session that ends while booking: log in again, and everything is still there', async ({
  page,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
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
});

test('two tabs log out', async ({ page, request, context }) => {
  await logIn(page, request, 'MLB10A');
  // A tab that is opened from another has a copy of its storage.
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => window.open(url), tireHotelAddress);
  const other = await opened;
  await expect(title(other, 'Ditt fordon')).toBeVisible();
  await button(other, 'Logga ut').click();
  await expect(title(other, 'Fyll i ditt registreringsnummer')).toBeVisible();
  await expect(title(page, 'Fyll i ditt registreringsnummer')).toBeVisible();
  const stored = await page.evaluate(() => window.sessionStorage.getItem('tirehotel'));
  expect(stored).toBeNull();
});

test('no agreement', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await search(page, 'mlb999');
  await expect(
    page.getByText('Vi hittar inget däckhotellsavtal för detta registreringsnummer.'),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Boka tid på verkstaden' }),
  ).toBeVisible();
});

test('markup in every field is text', async ({ page, request }) => {
  const markup = '<img src=x onerror=alert(1)>';
  await logIn(page, request, 'MLB102');
  await chooseSlot(page);
  await fillIn(page);
  for (const name of ['Förnamn', 'Efternamn', 'Kommentar till verkstaden (valfritt)']) {
    await field(page, name).fill(markup);
  }
  await button(page, 'Genomför bokning').click();
  await expect(booked(page)).toBeVisible();
  await expect(page.getByText(`${markup} ${markup}`)).toBeVisible();
  await page.getByRole('radio', { name: '3 av 5 stjärnor' }).check({ force: true });
  await field(page, 'Vad kan vi göra bättre? (valfritt)').fill(markup);
  await button(page, 'Skicka feedback').click();
  await expect(page.getByText('Tack för din feedback!')).toBeVisible();
  const answer = await request.get(servicesAddress);
  expect(await answer.text()).not.toContain(markup);
});
