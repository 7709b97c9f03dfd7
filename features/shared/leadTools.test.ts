import { expect, test, vi } from 'vitest';
import { leadTools } from './leadTools.ts';

const lead = { formName: 'form', formSubmissionId: 'a', values: {} };
const tooSoon = { failure: 'too-soon', retryAfterSeconds: 3 };

test.each([
  ['a confirmation', () => Response.json({}, { status: 202 }), 202],
  ['another success', () => new Response('<html>'), 200],
  ['a failure', () => new Response('', { status: 503 }), 503],
  ['no answer', () => Promise.reject(new TypeError('offline')), 'unanswered'],
  [
    'a refusal',
    () => Response.json(tooSoon, { status: 429 }),
    { kind: 'too-soon', retryAfterSeconds: 3 },
  ],
] as const)('a lead is answered with %s', async (_what, respond, expected) => {
  const fetched = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', fetched);
  expect(await leadTools.post(lead, 'token')).toEqual(expected);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/forms/comhub');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(lead) });
  expect(new Headers(init?.headers).get('x-form-token')).toBe('token');
});
