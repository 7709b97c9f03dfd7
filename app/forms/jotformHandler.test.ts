import { expect, test, vi } from 'vitest';
import type { AnsweredQuestionsService } from '#domain/forms/answeredQuestions.ts';
import { fail, ok } from '#domain/result.ts';
import { createJotformHandler } from './jotformHandler.ts';

type Answer = Awaited<ReturnType<AnsweredQuestionsService['ofLatest']>>;

function createHandler(answer: Answer = ok([])) {
  const ofLatest = vi.fn(async () => answer);
  const log = vi.fn();
  return {
    handle: createJotformHandler({ jotform: { ofLatest }, refuse: async () => undefined, log }),
    ofLatest,
    log,
  };
}

function ask(body: unknown, headers: Record<string, string> = {}) {
  return new Request('http://nordvik.example/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}

test('the questions are in the provider’s format, without the answers', async () => {
  const { handle, ofLatest } = createHandler(ok([{ id: '3', order: 2, text: 'Namn' }]));
  const answer = await handle(ask({ formId: '2605' }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await expect(answer.json()).resolves.toEqual({
    content: [{ answers: { 3: { order: 2, text: 'Namn' } } }],
  });
  expect(ofLatest).toHaveBeenCalledExactlyOnceWith('2605');
});

test.each([
  [{}],
  [{ formId: '' }],
  [{ formId: '../user' }],
  [{ formId: 2605 }],
  [{ formId: 'a'.repeat(2_000) }],
  [null],
  ['2605'],
])('%j is no question', async (body) => {
  const { handle, ofLatest } = createHandler();
  const answer = await handle(ask(body));
  expect(answer.status).toBe(400);
  await expect(answer.json()).resolves.toEqual({ failure: 'invalid-request' });
  expect(ofLatest).not.toHaveBeenCalled();
});

test('another site’s page gets no answer', async () => {
  const { handle, ofLatest } = createHandler();
  const answer = await handle(ask({ formId: '2605' }, { 'sec-fetch-site': 'cross-site' }));
  expect(answer.status).toBe(403);
  expect(ofLatest).not.toHaveBeenCalled();
});

test.each<[Extract<Answer, { ok: false }>['failure'], number, number]>([
  [{ kind: 'unknown-form' }, 404, 0],
  [{ kind: 'timeout', afterMs: 3000 }, 504, 1],
  [{ kind: 'unreachable', reason: 'ECONNREFUSED' }, 503, 1],
  [{ kind: 'rate-limited', retryAfterMs: 1000 }, 503, 1],
  [{ kind: 'overloaded', reason: 'queue-full' }, 503, 1],
  [{ kind: 'unauthorized' }, 502, 1],
  [{ kind: 'server-error', status: 500 }, 502, 1],
  [{ kind: 'malformed', reason: 'no JSON' }, 502, 1],
])('%j is answered with %i', async (failure, status, lines) => {
  const { handle, log } = createHandler(fail(failure));
  const answer = await handle(ask({ formId: '2605' }));
  expect(answer.status).toBe(status);
  await expect(answer.json()).resolves.toEqual({ failure: failure.kind });
  expect(log).toHaveBeenCalledTimes(lines);
});
