import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApplication } from '../testing.ts';

const delay = vi.fn(async () => undefined);
const application = createTestApplication(delay);
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

describe('an upstream made to misbehave', () => {
  test('fails', async () => {
    await set('content', { mode: 'failing' });
    expect((await ask('/sitecore/api/graph/edge', { method: 'POST' })).status).toBe(500);
    expect((await ask('/-/media/nordvik-se/favicon.svg')).status).toBe(200);
  });

  test('sends garbage as if all were well', async () => {
    await set('content', { mode: 'garbage' });
    const answer = await ask('/sitecore/api/graph/edge', { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toMatch(/^\s*</);
  });

  test('answers rightly, later', async () => {
    await set('content', { mode: 'slow', delayMs: 5_000 });
    const { status } = await query('{ __typename }', {});
    expect(status).toBe(200);
    expect(delay).toHaveBeenCalledWith(5_000, expect.anything());
  });

  test('behaves again after a reset', async () => {
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

test('the front page shows every site and switches without script', async () => {
  const html = await (await ask('/')).text();
  for (const site of ['nordvik-se', 'carstore-sk', 'nordvik-restaurant-se'])
    expect(html).toContain(site);
  expect(html).toContain('<form');
  expect(html).not.toContain('<script');
});
