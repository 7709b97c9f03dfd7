import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addressOf, servicesPort } from './support/addresses.ts';
import { holdScripts } from './support/holdScripts.ts';
import { labelOf } from './support/labelOf.ts';
import { phone } from './support/phone.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectNoTimingOf, storedInSession } from './support/timings.ts';

const services = `http://127.0.0.1:${servicesPort}`;
const headers = { 'x-api-key': 'forecourt-local' };

interface Car {
  readonly car_id: string;
  readonly slug: string;
}

/** The address of a car of the Swedish main site. */
async function carAddress(request: APIRequestContext, isSample = false): Promise<string> {
  const filters = [{ name: 'car_is_sample', values: [String(isSample)] }];
  const fields = ['car_id', 'slug'];
  const query = { index: 'vehicles-nordvik-se', fields, facets: [], filters, limit: 1, offset: 0 };
  const answer = await request.post(`${services}/search`, { headers, data: query });
  const { content }: { content: readonly Car[] } = await answer.json();
  const [car] = content;
  if (!car) throw new Error('There is no such car.');
  return addressOf('nordvik-se', `/kop-bil/bil/${car.car_id}/${car.slug}`);
}

interface Lead {
  readonly formSubmissionId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The leads with this message that the lead service has received. */
async function received(request: APIRequestContext, message: string): Promise<readonly Lead[]> {
  const answer = await request.get(`${services}/comhub/leads`, { headers });
  const { leads }: { leads: readonly Lead[] } = await answer.json();
  return leads.filter(({ values }) => values['message'] === message);
}

const form = (page: Page) => page.getByRole('form', { name: 'Skicka en förfrågan' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Skicka' });
const thanks = (page: Page) => page.getByText('Tack för din förfrågan!');

/** Scrolls to the form and waits until its script has taken over. */
async function approach(page: Page): Promise<void> {
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('novalidate');
}

async function fillIn(page: Page, message: string): Promise<void> {
  await field(page, 'Namn').fill('Kim Berg');
  await field(page, 'Telefon').fill('+46 70 123 45 67');
  await field(page, 'E-post').fill('kim@example.com');
  await field(page, 'Meddelande').fill(message);
}

test.describe('on a phone on a slow line', () => {
  test.use(phone);

  test('from the list to a sent request', async ({ page, context, request }) => {
    test.slow();
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    const message = `Finns bilen kvar? ${randomUUID()}`;
    await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager'));
    await page.getByRole('main').locator('h2 a, h3 a').first().tap();
    await expect(page).toHaveURL(/\/kop-bil\/bil\/[\w-]+\/[\w-]+$/);
    await approach(page);
    await fillIn(page, message);
    await labelOf(form(page), 'En provkörning').tap();
    await sendButton(page).tap();
    await expect(thanks(page)).toBeInViewport();
    await expect.poll(() => received(request, message)).toHaveLength(1);
    expect(await storedInSession(page)).not.toMatch(/Kim Berg|kim@example|Finns bilen/);
    await expectNoTimingOf(page, /Kim Berg|kim@example/);
    const [lead] = await received(request, message);
    expect(lead?.values).toMatchObject({ name: 'Kim Berg', testDrive: true, quote: false });
    expect(lead?.values['toEmail']).toMatch(/@nordvik\.example$/);
    await expect(field(page, 'Namn')).toHaveValue('');
  });
});

test('by keyboard only, with errors on the way', async ({ page, request }) => {
  const message = `Med tangentbord ${randomUUID()}`;
  await page.goto(`${await carAddress(request)}#contact-quote`);
  const { keyboard } = page;
  await expect(form(page).getByRole('checkbox', { name: 'En offert' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(form(page).getByRole('checkbox', { name: 'En offert' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('Kim Berg');
  await keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Förfrågan skickades inte' });
  await expect(summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field(page, 'Telefon')).toBeFocused();
  await expect(field(page, 'Telefon')).toBeInViewport();
  await keyboard.type('070 123 45 67');
  await keyboard.press('Tab');
  await keyboard.type('kim@example.com');
  await keyboard.press('Tab');
  await keyboard.type(message);
  await keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Tack för din förfrågan!' })).toBeFocused();
  await expect.poll(() => received(request, message)).toHaveLength(1);
  expect((await received(request, message))[0]?.values).toMatchObject({ quote: true });
  await expect(form(page)).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields, and the request is sent', async ({ page, request }) => {
    const message = `Utan skript ${randomUUID()}`;
    await page.goto(await carAddress(request));
    await expect(thanks(page)).toBeHidden();
    await fillIn(page, message);
    await field(page, 'E-post').fill('kim@example');
    await sendButton(page).click();
    // The browser refuses it.
    await expect(page).not.toHaveURL(/#/);
    await field(page, 'E-post').fill('kim@example.com');
    await labelOf(form(page), 'En offert').click();
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/kop-bil\/bil\/[\w-]+\/[\w-]+#lead-sent$/);
    await expect(thanks(page)).toBeInViewport();
    await expect.poll(() => received(request, message)).toHaveLength(1);
    const [lead] = await received(request, message);
    expect(lead?.values).toMatchObject({ quote: true, testDrive: false, car: { brand: /./ } });
  });
});

for (const mode of ['failing', 'garbage'] as const) {
  test(`a request is confirmed while the lead service is ${mode}, and arrives later`, {
    tag: '@alone',
  }, async ({ page, request, breakUpstream }) => {
    const message = `Under ett avbrott ${randomUUID()}`;
    await breakUpstream('comhub', { mode });
    await page.goto(await carAddress(request));
    await approach(page);
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await request.delete(`${services}/faults`);
    await expect.poll(() => received(request, message), { timeout: 20_000 }).toHaveLength(1);
  });
}

test('offline in the middle: a message is shown, the texts are kept, and one request is sent', async ({
  page,
  context,
  request,
  allowedErrors,
  consoleErrors,
}) => {
  allowedErrors.push(failedRequest, /^FORM_SUBMISSION_FAILED/);
  const message = `Utan nät ${randomUUID()}`;
  await page.goto(await carAddress(request));
  await approach(page);
  await fillIn(page, message);
  await context.setOffline(true);
  await sendButton(page).dblclick();
  await expect(field(page, 'Namn')).toBeDisabled();
  await expect(page.getByText('Din förfrågan kunde inte skickas')).toBeVisible();
  expect(consoleErrors.filter((line) => line.startsWith('FORM_SUBMISSION_FAILED'))).toHaveLength(1);
  await context.setOffline(false);
  await page.reload();
  await approach(page);
  await expect(field(page, 'Namn')).toHaveValue('Kim Berg');
  await expect(field(page, 'Meddelande')).toHaveValue(message);
  await sendButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => received(request, message)).toHaveLength(1);
  await page.reload();
  await approach(page);
  await expect(field(page, 'Namn')).toHaveValue('');
});

test('an answer that is lost on the way doesn’t make two requests of one', async ({
  page,
  request,
}) => {
  const message = `Borttappat svar ${randomUUID()}`;
  // The request arrives, but its first two answers don't.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    const statuses = [200, 502];
    window.fetch = async (...given) => {
      const answer = await send(...given);
      const isLead = given[1]?.method === 'POST';
      const status = isLead ? statuses.shift() : undefined;
      return status === undefined ? answer : new Response(null, { status });
    };
  });
  const attempts: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/forms/comhub')) attempts.push(sent.postData() ?? '');
  });
  await page.goto(await carAddress(request));
  await approach(page);
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(attempts).toHaveLength(3);
  expect(new Set(attempts).size).toBe(1);
  await expect.poll(() => received(request, message)).toHaveLength(1);
});

test('two tabs are two requests', async ({ page, context, request }) => {
  const message = `Två flikar ${randomUUID()}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(await carAddress(request));
    await approach(tab);
    await fillIn(tab, message);
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await sendButton(tab).click();
    await expect(thanks(tab)).toBeVisible();
  }
  await expect.poll(() => received(request, message)).toHaveLength(2);
});

test('a sample car goes to the department of the chosen seller', async ({ page, request }) => {
  const message = `Beställning ${randomUUID()}`;
  await page.goto(await carAddress(request, true));
  await approach(page);
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(page.getByRole('link', { name: 'Säljare: Ogiltig inmatning' })).toBeVisible();
  const select = form(page).getByRole('combobox', { name: 'Säljare' });
  await select.selectOption({ index: 1 });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => received(request, message)).toHaveLength(1);
  const [lead] = await received(request, message);
  expect(lead?.values).toMatchObject({ toName: 'Nya bilar' });
  expect(lead?.values['toEmail']).toMatch(/@nordvik\.example$/);
});

test('text that was typed before the script was loaded is kept', async ({ page, request }) => {
  const address = await carAddress(request);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await fillIn(page, 'Skrivet tidigt');
  await field(page, 'Namn').focus();
  release();
  await expect(form(page)).toHaveAttribute('novalidate');
  await expect(field(page, 'Meddelande')).toHaveValue('Skrivet tidigt');
  await expect(field(page, 'Namn')).toBeFocused();
});

/** The distance of an element to the top of the window, in px. */
async function top(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN);
}

for (const [width, offset] of [
  [1280, 112],
  [768, 112],
  [767, 250],
  [375, 250],
] as const) {
  test(`at ${width} px, links lead to ${offset} px above the form`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${await carAddress(request)}#contact-testdrive`);
    const card = page.locator('#contact-form');
    const checkbox = form(page).getByRole('checkbox', { name: 'En provkörning' });
    await expect(checkbox).toBeChecked();
    await expect.poll(() => top(card)).toBe(offset);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => {
      window.location.hash = '#contact-quote';
    });
    await expect(form(page).getByRole('checkbox', { name: 'En offert' })).toBeChecked();
    await expect.poll(() => top(card)).toBe(offset);
  });
}
