import { expect, test } from 'vitest';
import { createUpstream } from '../http/upstream.ts';
import { createLeadClient } from './client.ts';

const lead = {
  formName: 'nordvik-seCarContactForm',
  formSubmissionId: '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11',
  values: { name: 'Kim Berg', quote: true, car: { id: 'MLB123' } },
};

function answering(answer: () => Response) {
  const requests: Request[] = [];
  const leads = createLeadClient({
    url: 'https://comhub.example/api',
    key: 'key',
    timeoutMs: 1000,
    upstream: createUpstream({ name: 'comhub', maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1 }),
    tools: {
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return answer();
      },
      now: () => 0,
      wait: async () => undefined,
    },
  });
  return { requests, leads };
}

test('a lead is posted with its submission id and the key', async () => {
  const { leads, requests } = answering(() => Response.json({}, { status: 202 }));
  await expect(leads.submit(lead)).resolves.toEqual({ ok: true, value: undefined });
  const [request] = requests;
  expect(request?.url).toBe('https://comhub.example/api/leads');
  expect(request?.headers.get('x-api-key')).toBe('key');
  await expect(request?.json()).resolves.toEqual(lead);
});

test.each([
  ['200 instead of 202', () => Response.json({ ok: true }), 'malformed'],
  ['a page of HTML', () => new Response('<html>'), 'malformed'],
  ['an error', () => new Response('', { status: 500 }), 'server-error'],
  ['a refused key', () => new Response('', { status: 401 }), 'unauthorized'],
  [
    'nothing',
    () => {
      throw new TypeError('fetch failed');
    },
    'unreachable',
  ],
])('%s means that the lead was not taken', async (_what, answer, kind) => {
  const result = await answering(answer).leads.submit(lead);
  expect(result).toMatchObject({ ok: false, failure: { kind } });
});
