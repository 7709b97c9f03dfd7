import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApplication } from '../testing.ts';

const delay = vi.fn(async () => undefined);
const application = await createTestApplication({ delay });
const { ask, query } = application;
afterAll(application.close);
afterEach(async () => {
  await ask('/faults', { method: 'DELETE' });
  delay.mockClear();
});

function set(upstream: string, fault: object): Promise<Response> {
  return ask(`/faults/${upstream}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

function submitLead(): Promise<Response> {
  const lead = {
    formName: 'alfaCarContactForm',
    formSubmissionId: '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11',
    values: { name: 'Kim Berg' },
  };
  return ask('/comhub/leads', {
    method: 'POST',
    headers: { 'x-api-key': 'forecourt-local', 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
}

describe('an upstream with a fault', () => {
  test('fails', async () => {
    await set('content', { mode: 'failing' });
    expect((await ask('/sitecore/api/graph/edge', { method: 'POST' })).status).toBe(500);
    expect((await ask('/-/media/alfa/favicon.svg')).status).toBe(200);
  });

  test('sends garbage with status 200', async () => {
    await set('content', { mode: 'garbage' });
    const answer = await ask('/sitecore/api/graph/edge', { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toMatch(/^\s*</);
  });

  test('answers correctly after a delay', async () => {
    await set('content', { mode: 'slow', delayMs: 5_000 });
    const { status } = await query('{ __typename }', {});
    expect(status).toBe(200);
    expect(delay).toHaveBeenCalledWith(5_000, expect.anything());
  });

  test('never answers', async () => {
    await set('content', { mode: 'silent' });
    const answer = query('{ __typename }', {});
    // A later request to another upstream is answered first.
    await expect(Promise.race([answer, submitLead()])).resolves.toMatchObject({ status: 202 });
  });

  test('acts at once and answers late', async () => {
    await set('comhub', { mode: 'late', delayMs: 3_000 });
    let received: unknown;
    delay.mockImplementationOnce(async () => {
      received = await (await ask('/')).text();
    });
    expect((await submitLead()).status).toBe(202);
    expect(delay).toHaveBeenCalledWith(3_000, expect.anything());
    expect(received).toContain('alfaCarContactForm');
  });

  test('acts, but confirms with another status', async () => {
    await set('comhub', { mode: 'unconfirmed' });
    expect((await submitLead()).status).toBe(200);
  });

  test('works again after a reset', async () => {
    await set('content', { mode: 'failing' });
    await ask('/faults', { method: 'DELETE' });
    expect((await query('{ __typename }', {})).status).toBe(200);
    expect(await (await ask('/faults')).json()).toMatchObject({ content: { mode: 'ok' } });
  });
});

test.each([
  ['content', { mode: 'exploding' }, 400],
  ['content', { mode: 'slow', delayMs: -1 }, 400],
  ['content', { mode: 'slow', delayMs: 1e9 }, 400],
  ['content', {}, 400],
  ['unknown', { mode: 'failing' }, 404],
])('%s %o is refused with %i', async (upstream, fault, status) => {
  expect((await set(upstream, fault)).status).toBe(status);
});

describe('a page of another site', () => {
  const senders = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ];
  const writes = [
    ['PUT', '/faults/jotform'],
    ['POST', '/faults/jotform'],
    ['POST', '/faults'],
    ['DELETE', '/faults'],
  ] as const;

  test.each(writes)('can’t change a switch by %s %s', async (method, path) => {
    await set('media', { mode: 'failing' });
    const before = await (await ask('/faults')).json();
    for (const headers of senders) {
      const body = method === 'PUT' ? '{"mode":"failing"}' : 'mode=failing';
      const answer = await ask(path, { method, headers, body });
      expect(answer.status).toBe(403);
    }
    expect(await (await ask('/faults')).json()).toEqual(before);
  });
});

test('a form of the front page changes a switch', async () => {
  const headers = { host: 'localhost:4000', origin: 'http://localhost:4000' };
  const body = new URLSearchParams({ mode: 'failing' });
  const answer = await ask('/faults/media', { method: 'POST', headers, body });
  expect(answer.status).toBe(303);
  expect(await (await ask('/faults')).json()).toMatchObject({ media: { mode: 'failing' } });
});

test('the front page shows every site and needs no script', async () => {
  const html = await (await ask('/')).text();
  for (const site of ['alfa', 'beta']) expect(html).toContain(site);
  expect(html).toContain('<form');
  expect(html).not.toContain('<script');
});
