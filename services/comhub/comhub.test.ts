import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import { createComhubService } from './comhubService.ts';

let folder: string;
let services: Service[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-comhub-'));
  services = [];
});
afterEach(async () => {
  for (const { close } of services) close?.();
  await rm(folder, { recursive: true });
});

const lines: string[] = [];

function open(dataFolder: string | undefined = folder): Service {
  const service = createComhubService({
    apiKey: 'key',
    dataFolder,
    now: () => 1_800_000_000_000,
    log: (line) => lines.push(line),
  });
  services.push(service);
  return service;
}

const lead = {
  formName: 'alfaCarContactForm',
  formSubmissionId: '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11',
  values: { name: 'Kim <b>Berg</b>', message: '', quote: true, car: { id: 'MLB123' } },
};
const other = { ...lead, formSubmissionId: '1b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11' };

async function ask(service: Service, init: RequestInit, key = 'key'): Promise<Response> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  return service.handle(new Request('http://services.test/comhub/leads', { headers, ...init }));
}

async function submit(service: Service, body: unknown, key?: string): Promise<number> {
  const answer = await ask(service, { method: 'POST', body: JSON.stringify(body) }, key);
  return answer.status;
}

async function received(service: Service): Promise<unknown> {
  return (await ask(service, {})).json();
}

test('a lead is confirmed with 202 and listed, newest first', async () => {
  const service = open();
  expect(await submit(service, lead)).toBe(202);
  expect(await submit(service, other)).toBe(202);
  const receipt = { receivedAt: 1_800_000_000_000, deliveries: 1 };
  expect(await received(service)).toEqual({
    leads: [
      { ...other, ...receipt },
      { ...lead, ...receipt },
    ],
  });
});

test('a submission is stored once, also across a restart', async () => {
  const service = open();
  await submit(service, lead);
  expect(await submit(service, lead)).toBe(202);
  service.close?.();
  services = [];
  const restarted = open();
  expect(await submit(restarted, { ...lead, values: {} })).toBe(202);
  expect(await received(restarted)).toMatchObject({ leads: [{ ...lead, deliveries: 3 }] });
});

test.each([
  ['no object', 'text', 400],
  ['no id', { ...lead, formSubmissionId: 'first' }, 400],
  ['nested too deeply', { ...lead, values: { car: { id: { a: 1 } } } }, 400],
  ['too large', { ...lead, values: { message: 'x'.repeat(100_000) } }, 413],
])('a lead that is %s is refused', async (_what, body, status) => {
  const service = open();
  expect(await submit(service, body)).toBe(status);
  expect(await received(service)).toEqual({ leads: [] });
});

test('a wrong key is refused', async () => {
  const service = open();
  expect(await submit(service, lead, 'other')).toBe(401);
  expect((await ask(service, {}, 'other')).status).toBe(401);
});

test('the front page shows the leads without running their markup', async () => {
  const service = open(undefined);
  const [panel] = service.panels ?? [];
  expect(String(panel?.render())).toContain('None yet');
  await submit(service, lead);
  await submit(service, lead);
  const html = String(panel?.render());
  expect(panel?.headline()).toEqual({ value: '1', label: 'lead received', tone: 'calm' });
  expect(html).toContain('Kim &lt;b&gt;Berg&lt;/b&gt;');
  expect(html).toMatch(/car\.id<\/dt><dd>MLB123/);
  expect(html).toMatch(/quote<\/dt><dd>yes/);
  expect(html).not.toContain('message');
  expect(html).toContain('delivered 2 times');
});
