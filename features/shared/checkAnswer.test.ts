import { expect, test } from 'vitest';
import { checkAnswer, TooManyRequests } from './checkAnswer.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

test('a success passes', () => {
  expect(() => checkAnswer(answer(200))).not.toThrow();
});

test.each([
  [{ 'retry-after': '5' }, 5],
  [{}, 60],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 60],
])('too many requests with %j mean to wait', (headers, seconds) => {
  expect(() => checkAnswer(answer(429, headers))).toThrow(new TooManyRequests(seconds));
  expect(() => checkAnswer(answer(429, headers))).toThrow(
    expect.objectContaining({ retryAfterSeconds: seconds }),
  );
});

test('any other status is a failure', () => {
  expect(() => checkAnswer(answer(503))).toThrow('status 503');
});
