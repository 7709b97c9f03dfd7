import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bookingNames } from '#domain/booking/apiNames.ts';
import { testBookingRequest } from '#domain/booking/testing/testBooking.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import { readEvents } from '#domain/http/eventStream.ts';
import { servicesPort, sitePort } from './support/addresses.ts';
import { ownPorts } from './support/ownPorts.ts';
import { createOwnProcess } from './support/ownProcess.ts';

const api = `http://localhost:${sitePort}/api/mechmate`;
const services = `http://127.0.0.1:${servicesPort}/`;
const near = 'latitude=59.33&longitude=18.07';

/** Requests the stream of workshops for a vehicle. */
function search(registrationNumber: string, signal?: AbortSignal): Promise<Response> {
  const query = `regNo=${registrationNumber}&serviceOfferings=oljebyte&${near}`;
  return fetch(`${api}/departments/closestAvailable?${query}`, signal ? { signal } : {});
}

/** Reads a stream until it has had some events. */
async function readWorkshops(answer: Response, count: number): Promise<readonly Workshop[]> {
  const found: Workshop[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of answer.body?.values({ preventCancel: true }) ?? []) {
    const read = readEvents(rest, decoder.decode(piece, { stream: true }));
    rest = read.rest;
    found.push(...read.data.map((data) => JSON.parse(data)));
    if (found.length >= count) return found;
  }
  return found;
}

async function frontPage(): Promise<string> {
  return (await fetch(services)).text();
}

test('workshops arrive as they are found, and leaving ends the search', async () => {
  const leaving = new AbortController();
  // After two workshops, the search is silent for longer than a visitor waits.
  const answer = await search('MLB405', leaving.signal);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await readWorkshops(answer, 2)).toHaveLength(2);
  expect(await frontPage()).toMatch(/id="open-searches">1</);
  leaving.abort();
  await expect.poll(frontPage).toMatch(/id="open-searches">0</);
});

test('a booking is on the front page of the services, to the minute', async () => {
  const leaving = new AbortController();
  const [workshop] = await readWorkshops(await search('MLB112', leaving.signal), 1);
  leaving.abort();
  const { departmentId = '', firstTimeSlot: timeSlot = '', facilityName = '' } = workshop ?? {};
  const from = `${timeSlot.slice(0, 10)}T00:00:00`;
  const times = `${api}/timeslots/from/MLB%20112/${departmentId}/${from}/?serviceOfferings=oljebyte`;
  const days = await fetch(times, { redirect: 'error' });
  expect((await days.json())[0].availableSlots).toContain(timeSlot.slice(11, 16));
  const prices = await fetch(`${api}/prices/MLB112/0/${departmentId}?serviceOfferings=oljebyte`);
  const [{ price: shownPrice }] = await prices.json();
  const item = { offeringCode: 'oljebyte', unitsSelected: 1, userInput: '', shownPrice };
  const body = testBookingRequest({
    departmentId,
    timeSlot,
    registrationNumber: 'mlb 112',
    serviceOfferingRequests: [item],
  });
  const book = () =>
    fetch(`${api}/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(bookingNames.toApi(body)),
    });
  const key = randomUUID();
  const [first, again] = await Promise.all([book(), book()]);
  const { id } = await first.json();
  expect([first.status, again.status, (await again.json()).id]).toEqual([200, 200, id]);
  const page = await frontPage();
  expect(page.split(id)).toHaveLength(2);
  const card = page.slice(0, page.indexOf(id) + 800).slice(page.indexOf(id) - 200);
  expect(card).toContain(`MLB112: ${facilityName}`);
  expect(card).toContain(`datetime="${timeSlot}"`);
  expect(card).toContain(timeSlot.slice(0, 16).replace('T', ' '));
});

test('of a hundred who book the same time at once, one gets it and all others learn that it is taken', async () => {
  const leaving = new AbortController();
  const [workshop] = await readWorkshops(await search('MLB112', leaving.signal), 1);
  leaving.abort();
  const { departmentId = '', firstTimeSlot: timeSlot = '' } = workshop ?? {};
  const prices = await fetch(`${api}/prices/MLB112/0/${departmentId}?serviceOfferings=oljebyte`);
  const [{ price: shownPrice }] = await prices.json();
  const item = { offeringCode: 'oljebyte', unitsSelected: 1, userInput: '', shownPrice };
  const changes = { departmentId, timeSlot, registrationNumber: 'MLB112' };
  const body = testBookingRequest({ ...changes, serviceOfferingRequests: [item] });
  const book = async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await fetch(`${api}/book`, {
      method: 'POST',
      headers,
      body: JSON.stringify(bookingNames.toApi(body)),
    });
    return `${answer.status} ${await answer.text()}`;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, book));
  const lost = answers.filter((answer) => !answer.startsWith('200 '));
  expect(lost).toEqual(Array.from({ length: 99 }, () => lost[0]));
  expect(lost[0]).toBe('409 {"Error Result":["TimeslotNotAvailable"]}');
});

test('look-ups are limited by the address of the client, and logs name no vehicle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-limits-'));
  const { site: ownPort } = ownPorts('mechmateApi');
  const site = createOwnProcess({
    program: 'server/main.ts',
    env: {
      PORT: String(ownPort),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: folder,
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      LOOKUP_LIMIT: '2',
    },
    readyUrl: `http://localhost:${ownPort}/healthz`,
  });
  await site.start();
  try {
    const lookUp = (client: string, number: string) =>
      fetch(`http://localhost:${ownPort}/api/mechmate/car/${number}`, {
        headers: { 'x-forwarded-for': client, 'x-forecourt-client': randomUUID() },
      });
    expect((await lookUp('203.0.113.9', 'MLB111')).status).toBe(200);
    expect((await lookUp('203.0.113.9', 'MLB301')).status).toBe(502);
    const refused = await lookUp('203.0.113.9', 'MLB112');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    expect((await lookUp('203.0.113.10', 'MLB112')).status).toBe(200);
    expect(site.output()).toContain('mechmate: vehicle');
    expect(site.output()).not.toMatch(/MLB\d/);
  } finally {
    await site.end('SIGTERM');
    await rm(folder, { recursive: true });
  }
});
