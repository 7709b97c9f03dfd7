import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bookingNames } from '#domain/booking/apiNames.ts';
import { testBookingRequest } from '#domain/booking/testing/testBooking.ts';
import { leadsPath } from '#domain/leads/lead.ts';
import { vitalsPath } from '#domain/vitals/pageVitals.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { idle } from '#scripts/idle.ts';
import { root } from '#scripts/processes.ts';
import { servicesPort } from './support/addresses.ts';
import { ownPorts } from './support/ownPorts.ts';
import { createOwnProcess, type OwnProcess } from './support/ownProcess.ts';

// Beside the ports of the other tests, whose services answer the questions for content.
const own = ownPorts('telemetry');
const ports = {
  site: own.site,
  metrics: own.secondSite,
  upstreams: own.services,
  collector: own.secondServices,
} as const;
const siteUrl = `http://localhost:${ports.site}`;

/** What visitors enter. None of it may be in a log, a span or a metric. */
const entered = {
  registration: 'MRK917',
  phone: '+46709178264',
  email: 'marja.markedsson@example.com',
  name: 'Markedsson',
  street: 'Markedgatan 9',
  code: '917826',
  text: 'Markedtext',
  address: '203.0.113.77',
} as const;
const marks = /mrk(?:\s|%20|\+)?917|70\s?917\s?82\s?64|marked|917826|203\.0\.113\./i;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A question that the site asked an upstream. */
interface Question {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** How all upstreams but the platform fail: with what they were asked, in three forms. */
type Failure = 'error' | 'document' | 'json';

const questions: Question[] = [];
const exported: Buffer[] = [];
let failure: Failure = 'error';
let folder: string;
let site: OwnProcess;
let metrics = '';
let servers: readonly Server[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-telemetry-'));
  servers = [await serveEcho(), await serveCollector()];
  const upstream = (name: string) => `http://127.0.0.1:${ports.upstreams}/${name}`;
  site = createOwnProcess({
    program: 'server/main.ts',
    env: {
      PORT: String(ports.site),
      METRICS_PORT: String(ports.metrics),
      VITALS_ONE_IN: '1',
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: folder,
      WORKERS: '1',
      LOG_FORMAT: 'json',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${ports.collector}`,
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      LIMIT_FACTOR: '1000',
      LOOKUP_LIMIT: '100000',
      CAR_MEDIA_URL: upstream('car-media'),
      CODEWEAVER_URL: upstream('codeweaver'),
      COMHUB_URL: upstream('comhub'),
      JOTFORM_URL: upstream('jotform'),
      MECHMATE_URL: upstream('mechmate'),
      PLACES_URL: upstream('places'),
      SEARCH_URL: upstream('search'),
      TIREHOTEL_URL: upstream('tirehotel'),
    },
    readyUrl: `${siteUrl}/readyz`,
  });
  await site.start();
});

test.afterAll(async () => {
  await site.end('SIGTERM');
  await Promise.all(servers.map((server) => closeGracefully(server, 0)));
  await rm(folder, { recursive: true });
});

/** Upstreams that repeat what they are asked, which none should. */
async function serveEcho(): Promise<Server> {
  return serve(ports.upstreams, (url, headers, body) => {
    questions.push({ url, headers });
    const echo = decodeURIComponent(url.replaceAll('+', ' ')) + body;
    switch (failure) {
      case 'error':
        return { status: 500, type: 'text/plain', body: echo };
      case 'document':
        return { status: 200, type: 'text/html', body: `<title>${echo}</title>` };
      case 'json':
        return { status: 200, type: 'application/json', body: JSON.stringify([{ error: echo }]) };
    }
  });
}

/** A collector of spans. Texts are readable in the bytes that it gets. */
async function serveCollector(): Promise<Server> {
  return serve(ports.collector, (_url, _headers, _body, bytes) => {
    exported.push(bytes);
    return { status: 200, type: 'application/x-protobuf', body: '' };
  });
}

type AnswerText = (
  url: string,
  headers: IncomingHttpHeaders,
  body: string,
  bytes: Buffer,
) => { readonly status: number; readonly type: string; readonly body: string };

async function serve(port: number, answer: AnswerText): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const { status, type, body } = answer(request.url ?? '', request.headers, `${bytes}`, bytes);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const listening = await listen(server, { port, variable: 'PORT' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  return server;
}

/** Sends a request with what a browser and a proxy add to it, which is personal as well. */
async function send({ method = 'GET', path, headers, body }: Sent): Promise<Response> {
  const answer = await fetch(siteUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': entered.address,
      'x-request-id': entered.registration,
      traceparent: `00-${randomUUID().replaceAll('-', '')}-00f067aa0ba902b7-01`,
      tracestate: `a=${entered.registration}`,
      referer: `${siteUrl}/?regNo=${entered.registration}`,
      cookie: `name=${entered.name}`,
      'user-agent': entered.name,
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  await answer.arrayBuffer();
  return answer;
}

/** Everything that visitors enter, under the names that the site's APIs know. */
const query = new URLSearchParams({
  keyphrase: entered.registration,
  q: entered.street,
  regNo: entered.registration,
  encryptedPhoneNumber: entered.phone,
  otpToken: entered.code,
  authToken: entered.code,
  name: entered.name,
  email: entered.email,
  near: entered.street,
  text: entered.text,
}).toString();

const booking = testBookingRequest({
  registrationNumber: entered.registration,
  freeText: entered.text,
  customer: {
    firstName: 'Marja',
    lastName: entered.name,
    phone: entered.phone,
    email: entered.email,
  },
});

function lead(): string {
  return JSON.stringify({
    formName: 'nordvik-seSellCarForm',
    formSubmissionId: randomUUID(),
    values: {
      regno: entered.registration,
      milage: '1000',
      selectedOption: 'sell',
      customerName: entered.name,
      customerPhone: entered.phone,
      customerEmail: entered.email,
    },
  });
}

/** Each route of the API, with a registration number wherever its path has a parameter. */
const routes: readonly Sent[] = globSync('app/api/**/route.ts', { cwd: root }).flatMap((file) => {
  const folders = file.replace(/^app|\/route\.ts$/g, '');
  const path = `${folders.replaceAll(/\[[^\]]+\]/g, entered.registration)}?${query}`;
  return [
    { path },
    { method: 'POST', path, headers: json, body: lead() },
    { method: 'POST', path, headers: form, body: query },
  ];
});

/** Requests whose questions reach the upstreams, and pages. */
function visits(): readonly Sent[] {
  const api = '/api/mechmate';
  const { registration, street, email } = entered;
  const near = 'latitude=59.33&longitude=18.07';
  const report = { 'document-uri': `${siteUrl}/?regNo=${registration}`, 'blocked-uri': 'inline' };
  return [
    ...['/', '/kop-bil/bilar-i-lager', `/${registration}`, '/boka-verkstad'].flatMap((path) => [
      { path },
      { path: `${path}?${query}` },
    ]),
    { path: `/kop-bil/bilar-i-lager?keyphrase=${registration}&_rsc=1`, headers: { rsc: '1' } },
    { method: 'PUT', path: `/${registration}?${query}` },
    { path: `${api}/car/${registration}` },
    { path: `${api}/services/${registration}` },
    { path: `${api}/prices/${registration}/0/10.1014?serviceOfferings=oljebyte` },
    {
      path: `${api}/departments/closestAvailable?regNo=${registration}&serviceOfferings=a&${near}`,
    },
    {
      method: 'POST',
      path: `${api}/book`,
      headers: { ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(bookingNames.toApi(booking)),
    },
    { path: `/api/car-media/${registration}` },
    { path: `/api/places?q=${encodeURIComponent(street)}` },
    { path: `/api/cars?keyphrase=${registration}` },
    { path: `/api/tirehotel/authorization/search?regNo=${registration}` },
    { method: 'POST', path: '/api/jotform', headers: json, body: '{"formId":"240001234567890"}' },
    { method: 'POST', path: leadsPath, headers: json, body: lead() },
    {
      method: 'POST',
      path: '/api/reports/csp',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': report }),
    },
    {
      method: 'POST',
      path: vitalsPath,
      headers: json,
      body: JSON.stringify({ page: registration, device: email, vitals: {} }),
    },
    {
      method: 'POST',
      path: vitalsPath,
      headers: json,
      body: JSON.stringify({ page: 'car', device: 'phone', vitals: { LCP: 900 }, url: street }),
    },
    { path: `/feaas-render?secret=wrong&route=/${registration}&email=${email}` },
    { path: `/-/media/${registration}.jpg` },
  ];
}

const lines = (): readonly string[] => site.output().split('\n').filter(Boolean);

test('a visit leaves what it felt like', async ({ page }) => {
  // The measuring script is fetched once the page is idle. A visitor who leaves before that reports nothing.
  const measures = page.waitForResponse(async (response) => {
    return response.url().endsWith('.js') && /largest-contentful/.test(await response.text());
  });
  await page.goto(`${siteUrl}/om-oss`);
  await measures;
  await idle(page);
  await page.goto('about:blank');
  for (const name of ['largest_paint_seconds', 'layout_shift']) {
    const count = RegExp.escape(`forecourt_${name}_count{page="content",device="desktop"}`);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text())
      .toMatch(new RegExp(`^${count} 1$`, 'm'));
  }
});

test('logs, metrics and spans contain nothing that visitors enter', async () => {
  for (failure of ['error', 'document', 'json'] as const) {
    for (const sent of [...visits(), ...routes]) await send(sent);
  }
  metrics = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
  // What was entered has reached the upstreams, so it could have been logged.
  const asked = new Set(questions.map(({ url }) => url.split('/')[1]));
  expect([...asked].toSorted()).toEqual([
    'car-media',
    'comhub',
    'jotform',
    'mechmate',
    'places',
    'search',
    'tirehotel',
  ]);
  await site.end('SIGTERM');
  expect(site.output()).toContain('answered with something unreadable: no JSON but');
  expect(metrics).toContain('forecourt_requests_total{family="booking"');
  expect(Buffer.concat(exported).includes('ask mechmate')).toBe(true);
  for (const line of [...lines(), ...metrics.split('\n')]) expect(line).not.toMatch(marks);
  expect(Buffer.concat(exported).toString('latin1')).not.toMatch(marks);
  await site.start();
});

test('one id leads from the answer to the log, the span and the question', async () => {
  failure = 'error';
  const { headers } = await send({ path: `/api/mechmate/car/${entered.registration}` });
  const id = headers.get('x-request-id') ?? '';
  const asked = questions.find((question) => question.headers['x-request-id'] === id);
  const [, traceId] = String(asked?.headers['traceparent']).split('-');
  const logged = lines().flatMap((line) => (line.includes(id) ? [JSON.parse(line)] : []));
  expect(logged).toEqual([
    expect.objectContaining({
      msg: expect.stringMatching(/^mechmate: .*answered with status 500/),
      requestId: id,
      traceId,
    }),
  ]);
  await site.end('SIGTERM');
  expect(Buffer.concat(exported).includes(id)).toBe(true);
  expect(Buffer.concat(exported).includes(Buffer.from(traceId ?? '', 'hex'))).toBe(true);
});

test('each line of the log is JSON', () => {
  for (const line of lines()) expect(() => JSON.parse(line), line).not.toThrow();
});
