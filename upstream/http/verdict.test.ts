import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

test.each([
  [{ kind: 'timeout', afterMs: 3000 }, 'outage'],
  [{ kind: 'unreachable', reason: 'ECONNREFUSED' }, 'outage'],
  [{ kind: 'server-error', status: 500 }, 'outage'],
  [{ kind: 'server-error', status: 503 }, 'outage'],
  [{ kind: 'server-error', status: 404 }, 'answer'],
  [{ kind: 'server-error', status: 400 }, 'answer'],
  [{ kind: 'rate-limited', retryAfterMs: 1000 }, 'answer'],
  [{ kind: 'unauthorized' }, 'answer'],
  [{ kind: 'malformed', reason: 'no JSON' }, 'answer'],
  [{ kind: 'unknown-outcome' }, 'unclear'],
])('%j means: %s', (failure, verdict) => {
  expect(verdictOf(failure)).toBe(verdict);
});
