import { randomUUID } from 'node:crypto';
import {
  choose,
  chooseOilChange,
  confirmation,
  enterVehicle,
  fillIn,
  firstName,
  frontPage,
  goOn,
  openTimes,
  reachForm,
  send,
  showNextWeek,
  showTimes,
  skipAddons,
  times,
} from './support/bookingSteps.ts';
import { expect, failedRequest, test } from './support/test.ts';

test.slow();

test('a time that somebody else has booked is chosen again, and all else is kept', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await reachForm(page, 'MLB501');
  await fillIn(page);
  await send(page).click();
  const lost = 'Tiden är inte tillgänglig, vänligen välj en annan tid';
  await expect(page.getByText(lost).first()).toBeVisible();
  await showNextWeek(page);
  await times(page).nth(4).click();
  await expect(firstName(page)).toHaveValue('Kim');
});

test('a stream that breaks says so, and the workshops before can be chosen', async ({ page }) => {
  await enterVehicle(page, 'MLB406');
  await chooseOilChange(page);
  await skipAddons(page);
  await expect(showTimes(page).first()).toBeVisible();
});

test('no workshop for the services says whom to write to', async ({ page }) => {
  await enterVehicle(page, 'MLB401');
  await chooseOilChange(page);
  await skipAddons(page);
  const none = 'Vi kan ej hitta några anläggningar som passar dig';
  await expect(page.getByText(none).first()).toBeVisible();
});

test('a booking whose answer is late is found out, and made once', async ({
  page,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  // Its confirmation takes longer than the site waits, which is 20 s.
  test.setTimeout(120_000);
  const keys: (string | undefined)[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/api/mechmate/book')) keys.push(each.headers()['idempotency-key']);
  });
  const name = `Kim ${randomUUID()}`;
  await reachForm(page, 'MLB505', 1);
  await fillIn(page);
  await firstName(page).fill(name);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible({ timeout: 40_000 });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect((await frontPage(request)).split(name)).toHaveLength(2);
});

test('a booking whose outcome is unknown is found out when the line is back, and made once', async ({
  page,
  request,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const name = `Kim ${randomUUID()}`;
  await reachForm(page, 'MLB112', 8);
  await fillIn(page);
  await firstName(page).fill(name);
  await page.route('**/api/mechmate/book', async (route) => {
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(page.getByText('Vi vet inte om din bokning gick fram')).toBeVisible();
  await expect(page.getByText('Så fort du har kontakt igen')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await page.unroute('**/api/mechmate/book');
  await context.setOffline(false);
  await expect(confirmation(page)).toBeVisible();
  expect((await frontPage(request)).split(name)).toHaveLength(2);
});

test('offline, nothing is sent, and the form can be sent later', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await reachForm(page, 'MLB114', 12);
  await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Du är inte uppkopplad')).toBeVisible();
  await context.setOffline(false);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('after an unknown outcome, neither a reload nor another time makes a second booking', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  let sent = 0;
  await page.route('**/api/mechmate/book', async (route) => {
    sent += 1;
    await route.fulfill({ status: 504, json: { 'Error Result': ['OutcomeUnknown'] } });
  });
  await reachForm(page, 'MLB112', 1);
  await fillIn(page);
  await send(page).click();
  const unknown = page.getByText('Vi vet inte om din bokning gick fram');
  await expect(unknown).toBeVisible();
  const call = page.getByRole('alert').getByRole('link', { name: /^Ring 0/ });
  await expect(call).toHaveAttribute('href', /^tel:\+46/);
  await expect.poll(() => sent).toBe(2);
  await page.reload();
  await expect(unknown).toBeVisible();
  await page.getByRole('button', { name: 'Ändra verkstad eller tid' }).click();
  await openTimes(page);
  await times(page).nth(2).click();
  await expect(unknown).toBeVisible();
  await expect(firstName(page)).toHaveCount(0);
  expect(sent).toBe(2);
});

test('without session storage, the booking is held in memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await reachForm(page, 'MLB114', 9);
  await fillIn(page);
  await page.getByRole('button', { name: 'Ändra verkstad eller tid' }).click();
  await openTimes(page);
  await times(page).nth(10).click();
  await expect(firstName(page)).toHaveValue('Kim');
});

test('markup in every field is text', async ({ page, request }) => {
  const markup = `<img src=x onerror=alert("${randomUUID().slice(0, 8)}")>`;
  await enterVehicle(page, 'MLB115');
  await page.getByRole('button', { name: /^Felsökning och reparation/ }).click();
  await choose(page, /^Felsökning$/);
  await page.getByRole('textbox', { name: 'Meddelande till verkstaden' }).fill(markup);
  await goOn(page).click();
  await skipAddons(page);
  await openTimes(page);
  await times(page).nth(11).click();
  await fillIn(page);
  for (const name of [/^Namn/, /^Efternamn/, /^Meddelande/]) {
    await page.getByRole('textbox', { name }).last().fill(markup);
  }
  await expect(page.getByText(markup).last()).toBeVisible();
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByText(markup).last()).toBeVisible();
  const shown = await frontPage(request);
  expect(shown).not.toContain(markup);
  expect(shown).toContain(markup.replaceAll('<', '&lt;').slice(0, 20));
});
