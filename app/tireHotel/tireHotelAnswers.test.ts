import { expect, test } from 'vitest';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { tireHotelFailed } from './tireHotelAnswers.ts';

const failures: readonly TireHotelFailure[] = [
  { kind: 'no-agreement' },
  { kind: 'refused', message: 'No.' },
  { kind: 'too-many-requests', retryAfterSeconds: 7 },
  { kind: 'session-lost' },
  { kind: 'invalid-request', fields: [] },
  { kind: 'unknown-outcome' },
  { kind: 'unavailable' },
];

const documented = documentedRows('tire-hotel.md', ['failure', 'status', 'what']);

test('docs/tire-hotel.md has a row for each failure', () => {
  const kinds = failures.map(({ kind }) => `\`${kind}\``);
  expect(documented.map(({ failure }) => failure)).toEqual(kinds);
});

test.each(failures)('$kind is answered as documented', async (failure) => {
  const row = documented.find((each) => each.failure === `\`${failure.kind}\``);
  const answer = tireHotelFailed(failure);
  expect(answer.status).toBe(Number.parseInt(row?.status ?? '', 10));
  expect(await answer.json()).toMatchObject({ failure: failure.kind });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('a time that another visitor has is a conflict', () => {
  expect(documented.find(({ status }) => /409/.test(status))?.failure).toBe('`refused`');
  const failure = { kind: 'refused', message: 'Taken.', isTaken: true } as const;
  expect(tireHotelFailed(failure).status).toBe(409);
});

test('answers say when to try again', () => {
  const secondsOf = (failure: TireHotelFailure) =>
    tireHotelFailed(failure).headers.get('retry-after');
  expect(failures.map(secondsOf)).toEqual([null, null, '7', null, null, null, '10']);
});
