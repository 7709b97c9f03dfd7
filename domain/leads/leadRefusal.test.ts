import { expect, test } from 'vitest';
import { readWaitingRefusal } from './leadRefusal.ts';

test.each([
  [
    { failure: 'too-soon', retryAfterSeconds: 2 },
    { kind: 'too-soon', retryAfterSeconds: 2 },
  ],
  [
    { failure: 'too-many-requests', retryAfterSeconds: 90 },
    { kind: 'too-many', retryAfterSeconds: 90 },
  ],
  [{ retryAfterSeconds: '90' }, { kind: 'too-many', retryAfterSeconds: 60 }],
  [undefined, { kind: 'too-many', retryAfterSeconds: 60 }],
])('%j is read', (body, refusal) => {
  expect(readWaitingRefusal(body)).toEqual(refusal);
});
