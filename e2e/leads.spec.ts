import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { servicesPort } from './support/addresses.ts';
import { createOwnProcess, type OwnProcess } from './support/ownProcess.ts';

// Beside the ports of the other tests, whose services answer the searches.
const sitePort = 3311;
const leadsPort = 4311;
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
    ...{ index: 'sites-nordvik-se', fields: ['site_email'], facets: [], filters: [] },
    ...{ limit: 1, offset: 0 },
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
  return fetch(`${siteUrl}/api/forms/comhub`, { method: 'POST', headers: json, body });
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

  await expect
    .poll(async () => (await (await fetch(`${siteUrl}/readyz`)).json()).leads, { timeout: 20_000 })
    .toEqual({ state: 'ok', waiting: 0, oldestAgeSeconds: null });
  const files = await readdir(join(folder, 'site', 'leads'));
  for (const file of files) {
    const bytes = await readFile(join(folder, 'site', 'leads', file), 'latin1');
    expect(bytes).not.toContain('Visitor');
  }
  expect(site.output()).not.toContain('Visitor');
});
