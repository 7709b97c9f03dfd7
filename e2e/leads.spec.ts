import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { leadsPath } from '#domain/leads/lead.ts';
import { readHealth, servicesPort } from './support/addresses.ts';
import { ownPorts } from './support/ownPorts.ts';
import { createOwnProcess, type OwnProcess } from './support/ownProcess.ts';

// Beside the ports of the other tests, whose services answer the searches.
const { site: sitePort, services: leadsPort } = ownPorts('leads');
const siteUrl = `http://localhost:${sitePort}`;
const leadsUrl = `http://127.0.0.1:${leadsPort}`;
const key = { 'x-api-key': 'forecourt-local' };
const json = { 'content-type': 'application/json' };

let folder: string;
let site: OwnProcess;
let leadService: OwnProcess;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  const ports = { PORT: String(sitePort), SERVICES_PORT: String(leadsPort) };
  leadService = createOwnProcess({
    program: 'services/main.ts',
    env: { ...ports, GROUP_DIR: 'services/testGroup', DATA_DIR: join(folder, 'services') },
    readyUrl: `${leadsUrl}/healthz`,
  });
  site = createOwnProcess({
    program: 'server/main.ts',
    env: {
      ...ports,
      SEARCH_URL: `http://127.0.0.1:${servicesPort}/search`,
      DATA_DIR: join(folder, 'site'),
      // All leads come from one address.
      LIMIT_FACTOR: '1000',
    },
    readyUrl: `${siteUrl}/healthz`,
  });
  await Promise.all([leadService.start(), site.start()]);
});
test.afterAll(async () => {
  await Promise.all([site.end('SIGTERM'), leadService.end('SIGTERM')]);
  await rm(folder, { recursive: true });
});

interface Received {
  readonly formSubmissionId: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly deliveries: number;
}

async function received(): Promise<readonly Received[]> {
  const answer = await fetch(`${leadsUrl}/comhub/leads`, { headers: key });
  const { leads }: { leads: readonly Received[] } = await answer.json();
  return leads;
}

async function setFault(fault: object): Promise<void> {
  const body = JSON.stringify(fault);
  await fetch(`${leadsUrl}/faults/comhub`, { method: 'PUT', headers: json, body });
}

/** An address of a department of the site, to which leads may be sent. */
async function departmentAddress(): Promise<string> {
  const body = JSON.stringify({
    index: 'sites-nordvik-se',
    fields: ['site_email'],
    facets: [],
    filters: [],
    limit: 1,
    offset: 0,
  });
  const headers = { ...key, ...json };
  const url = `http://127.0.0.1:${servicesPort}/search`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { content } = await answer.json();
  return content[0].site_email;
}

interface Sent {
  readonly formName: string;
  readonly formSubmissionId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function createLead(number: number, toEmail: string): Sent {
  return {
    formName: 'nordvik-seCarContactForm',
    formSubmissionId: randomUUID(),
    values: {
      car: { id: `MLB${number}`, model: 'V60' },
      name: `Visitor ${number}`,
      phone: '+46 70 123 45 67',
      email: `visitor.${number}@example.com`,
      message: `Is car ${number} still for sale?`,
      quote: number % 2 === 0,
      testDrive: false,
      toName: 'Nya bilar',
      toEmail,
      source: `http://localhost:${sitePort}/`,
    },
  };
}

function post(lead: Sent): Promise<Response> {
  const body = JSON.stringify(lead);
  return fetch(siteUrl + leadsPath, { method: 'POST', headers: json, body });
}

function outboxFolder(): string {
  return join(folder, 'site', 'leads');
}

/** Everything in the files of the outbox. */
async function outboxBytes(): Promise<string> {
  const names = await readdir(outboxFolder());
  const files = await Promise.all(names.map((name) => readFile(join(outboxFolder(), name))));
  return Buffer.concat(files).toString('latin1');
}

async function deliveriesOf({ formSubmissionId: id }: Sent): Promise<number> {
  const lead = (await received()).find(({ formSubmissionId }) => formSubmissionId === id);
  return lead?.deliveries ?? 0;
}

/** Posts a lead as a page without script does. */
function postForm({ formName, values: { car: _, ...values } }: Sent): Promise<Response> {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams([['formName', formName], ...texts, ['quote', 'on']]);
  const headers = { origin: siteUrl };
  return fetch(siteUrl + leadsPath, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
}

test('500 leads arrive once each, while the lead service fails and the site is killed twice', async () => {
  test.setTimeout(120_000);
  const toEmail = await departmentAddress();
  const leads = Array.from({ length: 500 }, (_, number) => createLead(number, toEmail));

  const killSite = async () => {
    await site.end('SIGKILL');
    await site.start();
  };
  const events = new Map<number, () => Promise<void>>([
    [0, () => setFault({ mode: 'failing' })],
    [80, () => setFault({ mode: 'garbage' })],
    [120, () => setFault({ mode: 'slow', delayMs: 60_000 })],
    [180, killSite],
    [
      240,
      async () => {
        await leadService.end('SIGKILL');
        await leadService.start();
      },
    ],
    [280, () => setFault({ mode: 'unconfirmed' })],
    [320, () => setFault({ mode: 'late', delayMs: 60_000 })],
    [400, () => setFault({ mode: 'ok' })],
    // In the middle of deliveries.
    [440, killSite],
  ]);

  let next = 0;
  let happening = Promise.resolve();
  /** Sends leads one after the other, each until the site has accepted it. */
  async function visit(): Promise<void> {
    for (let number = next; number < leads.length; number = next) {
      next += 1;
      const event = events.get(number);
      if (event) happening = happening.then(event);
      await happening;
      const lead = leads[number];
      if (lead) await submit(lead);
    }
  }
  async function submit(lead: Sent): Promise<void> {
    await expect(async () => expect((await post(lead)).status).toBe(202)).toPass({
      intervals: [50],
    });
  }
  await Promise.all(Array.from({ length: 6 }, visit));

  await expect
    .poll(async () => (await received()).length, { intervals: [500], timeout: 60_000 })
    .toBe(500);
  const expected = leads.map(({ formSubmissionId, values }) => ({ formSubmissionId, values }));
  const stored = (await received()).map(({ formSubmissionId, values }) => ({
    formSubmissionId,
    values,
  }));
  const byId = (a: { formSubmissionId: string }, b: { formSubmissionId: string }) =>
    a.formSubmissionId < b.formSubmissionId ? -1 : 1;
  expect(stored.toSorted(byId)).toEqual(expected.toSorted(byId));
  // The service was sent some of them again, with the same id.
  expect((await received()).some(({ deliveries }) => deliveries > 1)).toBe(true);

  await expect
    .poll(async () => (await readHealth(sitePort)).leads, { timeout: 20_000 })
    .toEqual({ state: 'ok', waiting: 0, oldestAgeSeconds: null });
  await expect.poll(outboxBytes, { timeout: 20_000 }).not.toContain('Visitor');
  expect(site.output()).not.toContain('Visitor');
});

test('a site that is asked to stop closes its outbox, and repeats nothing afterwards', async () => {
  // It starts twice, which takes ten seconds on an idle machine.
  test.slow();
  const lead = createLead(1_001, '');
  await site.end('SIGTERM');
  // SQLite removes its log when the last connection is closed.
  expect(await readdir(outboxFolder())).toEqual(['outbox.sqlite']);
  await site.start();
  expect((await post(lead)).status).toBe(202);
  await expect.poll(() => deliveriesOf(lead)).toBe(1);
  expect((await post(lead)).status).toBe(202);
  await site.end('SIGTERM');
  expect(await deliveriesOf(lead)).toBe(1);
  await site.start();
});

test('leads are refused while the outbox can’t be written, and accepted afterwards', async () => {
  const lead = createLead(1_002, '');
  await site.end('SIGTERM');
  await rm(outboxFolder(), { recursive: true });
  await writeFile(outboxFolder(), 'no folder');
  await site.start();
  expect((await post(lead)).status).toBe(503);
  expect((await postForm(lead)).headers.get('location')).toBe('/#lead-failed');
  const { leads, stores } = await readHealth(sitePort);
  expect(leads).toEqual({ state: 'unavailable', waiting: null, oldestAgeSeconds: null });
  expect(stores.outbox).toMatchObject({ state: 'unavailable', refused: { count: 2 } });
  expect(site.output()).toContain('leads: the outbox is unavailable: ');
  await rm(outboxFolder());
  expect((await post(lead)).status).toBe(202);
  await expect.poll(() => deliveriesOf(lead)).toBe(1);
  await expect
    .poll(async () => (await readHealth(sitePort)).stores.outbox)
    .toEqual({ state: 'ok', refused: null });
});

test('leads survive a restart when their folder is deleted while the site runs', async () => {
  const leads = [createLead(1_006, ''), createLead(1_007, '')] as const;
  await setFault({ mode: 'failing' });
  expect((await post(leads[0])).status).toBe(202);
  await rm(outboxFolder(), { recursive: true });
  expect((await post(leads[1])).status).toBe(202);
  await site.end('SIGKILL');
  expect(site.output()).toContain('was moved or deleted while in use');
  await site.start();
  await setFault({ mode: 'ok' });
  await expect
    .poll(() => Promise.all(leads.map(deliveriesOf)), { timeout: 30_000 })
    .toEqual([1, 1]);
});

test('a damaged outbox is renamed, and leads are accepted', async () => {
  const lead = createLead(1_008, '');
  await site.end('SIGTERM');
  await writeFile(join(outboxFolder(), 'outbox.sqlite'), 'no database '.repeat(1_000));
  await site.start();
  expect((await post(lead)).status).toBe(202);
  await expect.poll(() => deliveriesOf(lead)).toBe(1);
  expect(site.output()).toContain('outbox.sqlite is damaged and was renamed to ');
});

test('a form without script is delivered once, however often it is sent', async () => {
  const lead = createLead(1_003, '');
  for (const _ of [1, 2]) {
    const answer = await postForm(lead);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#lead-sent']);
  }
  const arrived = async () =>
    (await received()).filter(({ values }) => values['name'] === lead.values['name']);
  await expect.poll(arrived).toMatchObject([{ deliveries: 1, values: { quote: true } }]);
});

test('leads that are invalid or too large are refused', async () => {
  const lead = createLead(1_004, '');
  const withValues = (values: object) => post({ ...lead, values: { ...lead.values, ...values } });
  const invalid = await withValues({ email: 'none', message: 'x'.repeat(5_001) });
  expect(invalid.status).toBe(400);
  expect(await invalid.json()).toEqual({ failure: 'invalid-lead', fields: ['email', 'message'] });
  expect((await withValues({ message: 'x'.repeat(100_000) })).status).toBe(413);
});

test('a recipient outside the group is removed', async () => {
  const lead = createLead(1_005, 'victim@elsewhere.example');
  expect((await post(lead)).status).toBe(202);
  const recipient = async () => {
    const all = await received();
    const found = all.find(({ formSubmissionId }) => formSubmissionId === lead.formSubmissionId);
    return found && [found.values['toName'], found.values['toEmail']];
  };
  await expect.poll(recipient).toEqual(['', '']);
});
