import { describe, expect, test } from 'vitest';
import type { HttpTools } from '../http/request.ts';
import { createJotformClient } from './client.ts';

function createClient(fetch: HttpTools['fetch']) {
  const tools: HttpTools = { fetch, now: () => 0, wait: async () => undefined };
  return createJotformClient({
    url: 'https://jotform.example/api',
    key: 'key',
    timeoutMs: 3000,
    tools,
  });
}

function answering(body: unknown, status = 200) {
  return createClient(async () => Response.json(body, { status }));
}

const answers = {
  1: { name: 'heading', order: '1', text: 'Hur gick det?', type: 'control_head' },
  5: { name: 'score', order: '3', text: 'Betyg', answer: 5 },
  3: { name: 'name', order: '2', text: ' Namn ', answer: { first: 'Kim', last: 'Berg' } },
  6: { name: 'phone', order: '4', text: 'Telefon', answer: { area: '', phone: ' ' } },
  7: { name: 'services', order: '10', text: 'Tjänster', answer: ['Service', 'Däck'] },
  8: { name: 'comment', order: '9', text: 'Kommentar', answer: '  ' },
  9: { name: 'nameless', order: '11', text: '', answer: 'Ja' },
  10: 'nonsense',
  11: { order: 'last', text: 'Sist', answer: 'x' },
};

describe('the questions of the latest submission', () => {
  test('are requested with the key', async () => {
    const requests: Request[] = [];
    const client = createClient(async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({ content: [] });
    });
    await expect(client.ofLatest('2605/..')).resolves.toEqual({ ok: true, value: [] });
    expect(requests[0]?.url).toBe(
      'https://jotform.example/api/form/2605%2F../submissions?limit=1&orderby=created_at',
    );
    expect(requests[0]?.headers.get('x-api-key')).toBe('key');
  });

  test('are those with an answer, in the form’s order, without the answers', async () => {
    const client = answering({ content: [{ answers }, { answers: {} }] });
    const value = [
      { id: '3', order: 2, text: 'Namn' },
      { id: '5', order: 3, text: 'Betyg' },
      { id: '7', order: 10, text: 'Tjänster' },
    ];
    await expect(client.ofLatest('1')).resolves.toEqual({ ok: true, value });
  });
});

test.each([
  ['an unknown form', {}, 404, { kind: 'unknown-form' }],
  ['a refused key', {}, 401, { kind: 'unauthorized' }],
  ['an error', {}, 500, { kind: 'server-error', status: 500 }],
  ['something else', { content: 'none' }, 200, { kind: 'malformed' }],
  ['answers in another format', { content: [{ answers: 'no' }] }, 200, { kind: 'malformed' }],
])('%s is a failure of its own', async (_what, body, status, failure) => {
  const answer = await answering(body, status).ofLatest('1');
  expect(answer).toMatchObject({ ok: false, failure });
});
