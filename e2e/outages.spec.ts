import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addressOf, ask, hostOf, readHealth, servicesPort } from './support/addresses.ts';
import { expect, failedRequest, test } from './support/test.ts';

const site = 'nordvik-no';
const faults = `http://127.0.0.1:${servicesPort}/faults`;

test('a page rendered before an outage is served during it', { tag: '@alone' }, async ({
  request,
  breakUpstream,
}) => {
  const before = await (await ask(request, hostOf(site))).text();
  await breakUpstream('content', { mode: 'failing' });
  const answer = await ask(request, hostOf(site));
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe(before);
});

const modes = [
  { name: 'failing', fault: { mode: 'failing' } },
  { name: 'sending garbage', fault: { mode: 'garbage' } },
  { name: 'slow', fault: { mode: 'slow', delayMs: 10_000 } },
] as const;

for (const { name, fault } of modes) {
  test(`platform ${name}: a page never rendered is a 503, and recovers`, { tag: '@alone' }, async ({
    page,
    request,
    breakUpstream,
    allowedErrors,
  }) => {
    allowedErrors.push(failedRequest);
    // The cache survives test runs, so the address is one that no run has requested.
    const path = `/ikke-sett-${randomUUID()}`;
    await breakUpstream('content', fault);
    const answer = await page.goto(addressOf(site, path));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(page.getByRole('heading', { name: 'Oi sann!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Last siden på nytt' })).toBeVisible();
    await request.delete(faults);
    await page.getByRole('button', { name: 'Last siden på nytt' }).click();
    await expect(page.getByRole('heading', { name: 'Oi sann!' })).toBeHidden();
    expect((await ask(request, hostOf(site), path)).status()).toBe(404);
  });
}

/** Sends a request that only this upstream can answer; not needed if health checks probe it. */
type Question = (request: APIRequestContext) => Promise<unknown>;

interface Upstream {
  /** Name in the health report. */
  readonly name: string;
  /** Name of its fault switch. */
  readonly fault: string;
  readonly question: Question;
}

const nothing: Question = async () => undefined;
// Answers are cached for a minute, so each request is unique.
const carMedia: Question = (request) => request.get(`/api/car-media/${randomUUID()}`);
const jotform: Question = (request) =>
  request.post('/api/jotform', { data: { formId: randomUUID() } });

const codeweaver: Question = (request) =>
  request.get(`/api/codeweaver/legal?quoteRef=${randomUUID()}`);

const places: Question = (request) => request.get(`/api/places?q=${randomUUID()}`);

const upstreams: readonly Upstream[] = [
  { name: 'content', fault: 'content', question: nothing },
  { name: 'search', fault: 'search', question: nothing },
  { name: 'carMedia', fault: 'car-media', question: carMedia },
  { name: 'jotform', fault: 'jotform', question: jotform },
  { name: 'codeweaver', fault: 'codeweaver', question: codeweaver },
  { name: 'places', fault: 'places', question: places },
];

for (const { name, fault, question } of upstreams) {
  test(`health reports that ${name} is down, and up again`, { tag: '@alone' }, async ({
    request,
    breakUpstream,
  }) => {
    const health = async () => {
      await question(request);
      return (await readHealth()).upstreams[name];
    };
    await breakUpstream(fault, { mode: 'failing' });
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({
      state: 'down',
      lastFailure: { kind: 'server-error', ageSeconds: expect.any(Number) },
    });
    await request.delete(faults);
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({
      state: 'up',
      lastGoodAgeSeconds: expect.any(Number),
    });
  });
}

test('a site that has been ready stays ready while the platform is down', {
  tag: '@alone',
}, async ({ request, breakUpstream }) => {
  const ready = async () => (await request.get('/readyz')).status();
  await expect.poll(ready).toBe(200);
  await breakUpstream('content', { mode: 'failing' });
  await expect
    .poll(async () => (await readHealth()).upstreams.content.state, { timeout: 15_000 })
    .toBe('down');
  expect(await ready()).toBe(200);
});

test('health tells visitors nothing but the status, and operators about every process', async ({
  request,
}) => {
  for (const [path, body] of [
    ['/healthz', { status: 'up' }],
    ['/readyz', { status: 'ready' }],
  ] as const) {
    const answer = await ask(request, hostOf(site), path);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual(body);
  }
  const pid = expect.any(Number);
  await expect.poll(readHealth).toMatchObject({
    status: 'up',
    workers: [
      { pid, state: 'answered' },
      { pid, state: 'answered' },
    ],
    leads: { state: 'ok' },
    stores: { outbox: { state: 'ok' }, sessions: { state: 'ok' }, limits: { state: 'ok' } },
  });
});

/** The longest time that a visitor waits for an answer, whatever an upstream does (ms). */
const longestMs = 2_500;
const shop = hostOf('nordvik-se');

/** Addresses of all kinds, that no run has requested if they can be invented. */
function addressesOfAllKinds(): string[] {
  const id = randomUUID();
  const list = '/kop-bil/bilar-i-lager';
  return [
    '/',
    `/aldrig-visad-${id}`,
    `/kop-bil/bil/${id}/namn`,
    `/kop-bil/bil/${id}`,
    list,
    `${list}?keyphrase=${id}`,
    `${list}/volvo`,
    `${list}/VOLVO`,
    '/nyheter',
    '/api/stories?site=nordvik-se&locale=sv&index=/nyheter&first=3',
    `/api/cars/${id}?site=nordvik-se&locale=sv`,
    '/sitemap.xml',
    '/robots.txt',
    '/readyz',
  ];
}

/** An answer to a visitor of the shop, and how long it took (ms). */
async function timed(request: APIRequestContext, path: string) {
  const startedAt = performance.now();
  const answer = await ask(request, shop, path);
  return { path, status: answer.status(), ms: performance.now() - startedAt };
}

/** So few requests at a time that a slow machine, too, spends most of the time waiting for the upstream. */
const atOnce = 5;

for (const upstream of ['content', 'search', 'media']) {
  for (const fault of [{ mode: 'silent' }, { mode: 'slow', delayMs: 10_000 }] as const) {
    test(`nobody waits long while ${upstream} is ${fault.mode}`, { tag: '@alone' }, async ({
      request,
      breakUpstream,
    }) => {
      await ask(request, shop);
      await breakUpstream(upstream, fault);
      const paths = addressesOfAllKinds();
      while (paths.length > 0) {
        const answers = paths.splice(0, atOnce).map((path) => timed(request, path));
        for (const { path, status, ms } of await Promise.all(answers)) {
          expect([200, 302, 307, 308, 404, 503], path).toContain(status);
          expect(ms, path).toBeLessThan(longestMs);
        }
      }
    });
  }
}
