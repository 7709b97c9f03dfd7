import { expect, test, vi } from 'vitest';
import {
  describeUpstreamFailure,
  isMissing,
  logFailure,
  type UpstreamFailure,
} from './upstreamFailure.ts';

test.each<[UpstreamFailure, string]>([
  [{ kind: 'timeout', afterMs: 3000 }, 'no answer within 3000 ms'],
  [{ kind: 'unreachable', reason: 'ECONNREFUSED' }, 'unreachable: ECONNREFUSED'],
  [{ kind: 'unauthorized' }, 'the key was refused'],
  [{ kind: 'rate-limited', retryAfterMs: 7 }, 'too many requests, asked to wait 7 ms'],
  [{ kind: 'server-error', status: 502 }, 'answered with status 502'],
  [{ kind: 'malformed', reason: 'no JSON' }, 'answered with something unreadable: no JSON'],
  [
    { kind: 'overloaded', reason: 'queue-full' },
    'not asked: too many questions are waiting already',
  ],
  [
    { kind: 'overloaded', reason: 'waited-too-long' },
    'not asked: the question waited too long for its turn',
  ],
  [{ kind: 'overloaded', reason: 'circuit-open' }, 'not asked: the upstream has failed repeatedly'],
])('%j is described in one line', (failure, line) => {
  expect(describeUpstreamFailure(failure)).toBe(line);
});

test.each<[UpstreamFailure, boolean]>([
  [{ kind: 'server-error', status: 404 }, true],
  [{ kind: 'server-error', status: 410 }, true],
  [{ kind: 'server-error', status: 500 }, false],
  [{ kind: 'unauthorized' }, false],
])('%j means that there is no such thing: %s', (failure, isAnswer) => {
  expect(isMissing(failure)).toBe(isAnswer);
});

test.each<[UpstreamFailure, number]>([
  [{ kind: 'timeout', afterMs: 3000 }, 1],
  [{ kind: 'overloaded', reason: 'queue-full' }, 1],
  [{ kind: 'malformed', reason: 'circuit-open' }, 1],
  [{ kind: 'overloaded', reason: 'circuit-open' }, 0],
])('%j is logged %d times', (failure, times) => {
  const log = vi.fn();
  logFailure(log, failure, 'what failed');
  expect(log).toHaveBeenCalledTimes(times);
});
