import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf, servicesPort } from './support/addresses.ts';
import { labelOf } from './support/labelOf.ts';
import { phone } from './support/phone.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectNoTimingOf } from './support/timings.ts';

const services = `http://127.0.0.1:${servicesPort}`;
const headers = { 'x-api-key': 'forecourt-local' };
const sellCar = addressOf('nordvik-se', '/salj-bil');
const serviceRequest = addressOf('nordvik-no', '/bestill-verksted');

interface Lead {
  readonly formName: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The leads with this text that the lead service has received. */
async function received(request: APIRequestContext, text: string): Promise<readonly Lead[]> {
  const answer = await request.get(`${services}/comhub/leads`, { headers });
  const { leads }: { leads: readonly Lead[] } = await answer.json();
  return leads.filter(({ values }) => Object.values(values).includes(text));
}

const form = (page: Page) => page.getByRole('form').filter({ has: page.locator('[name="regno"]') });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const sendButton = (page: Page) => form(page).getByRole('button', { name: /^(Skicka|Send)$/ });

/** Opens a page and waits until the code of its form is loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(form(page)).toHaveAttribute('novalidate');
}

async function fillInCar(page: Page, message: string): Promise<void> {
  await field(page, 'Registreringsnummer').fill('mlb 123');
  await field(page, 'Mätarställning').fill('12 500');
  await labelOf(form(page), 'Byta in bilen').click();
  await field(page, 'Namn').fill('Kim Berg');
  await field(page, 'Telefon').fill('+46 70 123 45 67');
  await field(page, 'E-post').fill('kim@example.com');
  await field(page, 'Meddelande').fill(message);
}

async function fillInRequest(page: Page, description: string): Promise<void> {
  await form(page).getByRole('combobox').selectOption({ label: 'Nordvik Bergen' });
  await labelOf(form(page), 'EU-kontroll').click();
  await labelOf(form(page), 'Bilskade').click();
  await field(page, 'Registreringsnummer').fill('AB 12345');
  await field(page, 'Beskrivelse').fill(description);
  await field(page, 'Navn').fill('Kim Berg');
  await field(page, 'Telefon').fill('+47 900 00 000');
  await field(page, 'E-post').fill('kim@example.com');
  await labelOf(form(page), 'Jeg samtykker').click();
  await labelOf(form(page), 'Jeg vil ha nyhetsbrevet').click();
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a car is offered, after errors', async ({ page, request }) => {
    const message = `Servad varje år ${randomUUID()}`;
    await open(page, sellCar);
    await sendButton(page).tap();
    await expect(page.getByRole('link', { name: 'Namn: Fyll i ditt namn.' })).toBeInViewport();
    await fillInCar(page, message);
    await sendButton(page).dblclick();
    await expect(page.getByText('Tack för din förfrågan!')).toBeInViewport();
    await expect.poll(() => received(request, message)).toHaveLength(1);
    const [lead] = await received(request, message);
    expect(lead).toMatchObject({
      formName: 'nordvik-seSellCarForm',
      values: { regno: 'MLB123', milage: '12 500', selectedOption: 'tradeIn', other: message },
    });
    await expect(field(page, 'Namn')).toHaveValue('');
    await expectNoTimingOf(page, /mlb.?123|Kim|kim@example/i);
  });

  test('a motorcycle gets a request for parts', async ({ page, request }) => {
    const description = `Nytt speil ${randomUUID()}`;
    await open(page, serviceRequest);
    await fillInRequest(page, description);
    await labelOf(form(page), /^Motorsykkel$/).tap();
    await expect(form(page).getByRole('combobox')).toBeHidden();
    await expect(form(page).getByText('går til Nordvik Motorsykkel Stavanger')).toBeVisible();
    await labelOf(form(page), 'Bestile deler').tap();
    await form(page).getByRole('button', { name: 'Neste måned' }).tap();
    await form(page).getByRole('grid').locator('[tabindex="0"]').tap();
    await sendButton(page).tap();
    await expect(page.getByText('Takk for din henvendelse!')).toBeInViewport();
    await expect.poll(() => received(request, description)).toHaveLength(1);
    const [lead] = await received(request, description);
    expect(lead?.values).toMatchObject({
      siteEmail: 'mc.stavanger@nordvik.example',
      siteName: 'Nordvik Motorsykkel Stavanger',
      services: [],
      other: 'Bestile deler',
      typeCar: 'motorcycle',
    });
  });
});

test('a service is requested by keyboard only', async ({ page, request }) => {
  const description = `Med tastatur ${randomUUID()}`;
  await open(page, serviceRequest);
  const { keyboard } = page;
  await sendButton(page).focus();
  await keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Forespørselen ble ikke sendt' });
  await expect(summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form(page).getByRole('combobox')).toBeFocused();
  await keyboard.type('Nordvik Bergen');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(form(page).getByRole('checkbox', { name: 'Service', exact: true })).toBeChecked();
  await field(page, 'Registreringsnummer').focus();
  await keyboard.type('AB 12345');
  for (const _ of ['mileage', 'previous month', 'next month', 'grid']) await keyboard.press('Tab');
  await expect(form(page).getByRole('grid').locator('[tabindex="0"]')).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type(description);
  for (const text of ['Kim Berg', '90000000', 'kim@example.com']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  for (const _ of ['consent', 'newsletter']) {
    await keyboard.press('Tab');
    await keyboard.press('Space');
  }
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Takk for din' })).toBeFocused();
  await expect.poll(() => received(request, description)).toHaveLength(1);
  const [lead] = await received(request, description);
  expect(lead?.values).toMatchObject({ services: ['Service'], gdpr: true, newsletter: true });
});

test('markup in every field is text', async ({ page, request }) => {
  const markup = `<img src=x onerror=alert("${randomUUID().slice(0, 8)}")>`;
  await open(page, sellCar);
  await labelOf(form(page), 'Byta in bilen').click();
  const fields = await form(page).getByRole('textbox').all();
  for (const each of fields) await each.fill(markup);
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: /^Förfrågan skickades inte/ })).toBeFocused();
  for (const each of fields) {
    const longest = Number((await each.getAttribute('maxlength')) ?? markup.length);
    await expect(each).toHaveValue(markup.slice(0, longest));
  }
  await field(page, 'Registreringsnummer').fill('MLB123');
  await field(page, 'Mätarställning').fill('12500');
  await field(page, 'Telefon').fill('0701234567');
  await field(page, 'E-post').fill('kim@example.com');
  await sendButton(page).click();
  await expect(page.getByText('Tack för din förfrågan!')).toBeVisible();
  await expect.poll(() => received(request, markup)).toHaveLength(1);
  const [lead] = await received(request, markup);
  expect(lead?.values).toMatchObject({ customerName: markup, other: markup });
  const shown = await (await request.get(services)).text();
  expect(shown).not.toContain(markup);
  expect(shown).toContain(markup.replaceAll('<', '&lt;').slice(0, 20));
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('days before today in Norway can’t be chosen', async ({ page }) => {
    // In Tokyo it is already the first of July.
    await page.clock.setFixedTime('2026-06-30T18:00:00Z');
    await open(page, serviceRequest);
    const day = (name: RegExp) => form(page).getByRole('button', { name });
    await expect(day(/\b29\. juni/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/\b30\. juni/)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(form(page).getByRole('button', { name: 'Forrige måned' })).toBeDisabled();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a car is offered', async ({ page, request }) => {
    const message = `Utan skript ${randomUUID()}`;
    await page.goto(sellCar);
    await fillInCar(page, message);
    await field(page, 'Registreringsnummer').fill('');
    await sendButton(page).click();
    // The browser refuses it.
    await expect(page).not.toHaveURL(/#/);
    await field(page, 'Registreringsnummer').fill('MLB123');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/salj-bil#lead-sent$/);
    await expect(page.getByText('Tack för din förfrågan!')).toBeInViewport();
    await expect.poll(() => received(request, message)).toHaveLength(1);
  });

  test('a service is requested', async ({ page, request }) => {
    const description = `Uten skript ${randomUUID()}`;
    await page.goto(serviceRequest);
    await expect(form(page).getByText('Bestile deler')).toBeHidden();
    await fillInRequest(page, description);
    const date = form(page).locator('input[type="date"]');
    const last = (await date.getAttribute('max')) ?? '';
    await date.fill(last);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/bestill-verksted#lead-sent$/);
    await expect(page.getByText('Takk for din henvendelse!')).toBeInViewport();
    await expect.poll(() => received(request, description)).toHaveLength(1);
    const [lead] = await received(request, description);
    expect(lead?.values).toMatchObject({ date: last, services: ['EU-kontroll', 'Bilskade'] });
  });

  test('a request for a motorcycle reaches its dealer, and no dealer of cars', async ({
    page,
    request,
  }) => {
    const description = `Motorsykkel uten skript ${randomUUID()}`;
    for (const [dealer, outcome] of [
      ['Nordvik Bergen', 'invalid'],
      ['Nordvik Motorsykkel Stavanger', 'sent'],
    ] as const) {
      await page.goto(serviceRequest);
      await fillInRequest(page, description);
      await labelOf(form(page), /^Motorsykkel$/).click();
      await expect(form(page).getByText('går til Nordvik Motorsykkel Stavanger')).toBeVisible();
      await form(page).getByRole('combobox').selectOption({ label: dealer });
      const date = form(page).locator('input[type="date"]');
      await date.fill((await date.getAttribute('max')) ?? '');
      await sendButton(page).click();
      await expect(page).toHaveURL(new RegExp(`/bestill-verksted#lead-${outcome}$`));
    }
    await expect.poll(() => received(request, description)).toHaveLength(1);
    const [lead] = await received(request, description);
    expect(lead?.values).toMatchObject({ siteEmail: 'mc.stavanger@nordvik.example' });
  });
});

test('both forms are confirmed while the lead service fails, and arrive later', {
  tag: '@alone',
}, async ({ page, request, breakUpstream }) => {
  const [car, service] = [`Bil ${randomUUID()}`, `Verksted ${randomUUID()}`];
  await breakUpstream('comhub', { mode: 'failing' });
  await open(page, sellCar);
  await fillInCar(page, car);
  await sendButton(page).click();
  await expect(page.getByText('Tack för din förfrågan!')).toBeVisible();
  await open(page, serviceRequest);
  await fillInRequest(page, service);
  await form(page).getByRole('button', { name: 'Neste måned' }).click();
  await form(page).getByRole('grid').locator('[tabindex="0"]').click();
  await sendButton(page).click();
  await expect(page.getByText('Takk for din henvendelse!')).toBeVisible();
  await request.delete(`${services}/faults`);
  for (const text of [car, service]) {
    await expect.poll(() => received(request, text), { timeout: 20_000 }).toHaveLength(1);
  }
});

test('offline, a message is shown and nothing is lost', async ({
  page,
  context,
  allowedErrors,
  consoleErrors,
}) => {
  allowedErrors.push(failedRequest, /^FORM_SUBMISSION_FAILED/);
  await open(page, sellCar);
  await fillInCar(page, 'Utan nät');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText('Din förfrågan kunde inte skickas')).toBeVisible();
  await expect(field(page, 'Meddelande')).toHaveValue('Utan nät');
  expect(consoleErrors.filter((line) => line.startsWith('FORM_SUBMISSION_FAILED'))).toHaveLength(1);
});
