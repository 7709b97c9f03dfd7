import { beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { testId } from '../testing/testLead.ts';
import { type BacklogWatch, createBacklogWatch } from './backlogWatch.ts';

const [lateMs, checkMs, repeatMs] = [120_000, 5_000, 3_600_000];

let clock: number;
/** The age of the oldest lead, in ms; `undefined` if none is waiting. */
let ageMs: number | undefined;
let looks: number;
let lines: string[];
let watch: BacklogWatch;

beforeEach(() => {
  clock = 0;
  ageMs = undefined;
  looks = 0;
  lines = [];
  watch = createBacklogWatch({ store: { backlog }, lateMs, checkMs, repeatMs, now, log });
});

const now = () => clock;
const log = (line: string) => void lines.push(line);

async function backlog() {
  looks += 1;
  const oldest = ageMs === undefined ? undefined : { id: testId(1), ageMs };
  return ok({ waiting: oldest ? 3 : 0, oldest });
}

/** Looks at the store after a time, with the age of the oldest lead then. */
async function checkAfter(ms: number, age: number | undefined): Promise<void> {
  clock += ms;
  ageMs = age;
  await watch.check();
}

test('nothing is known before the first look', () => {
  expect(watch.report()).toEqual({ state: 'unknown', waiting: null, oldestAgeSeconds: null });
});

test.each([
  [undefined, { state: 'ok', waiting: 0, oldestAgeSeconds: null }],
  [0, { state: 'ok', waiting: 3, oldestAgeSeconds: 0 }],
  [lateMs - 1, { state: 'ok', waiting: 3, oldestAgeSeconds: 119 }],
  [lateMs, { state: 'late', waiting: 3, oldestAgeSeconds: 120 }],
])('with an oldest lead of %s ms, the report is %j', async (age, report) => {
  await checkAfter(0, age);
  expect(watch.report()).toEqual(report);
});

test('the store is looked at once in a while, however often it is asked for', async () => {
  await checkAfter(0, undefined);
  await checkAfter(checkMs - 1, 1_000);
  expect([looks, watch.report().waiting]).toEqual([1, 0]);
  await checkAfter(1, 1_000);
  expect([looks, watch.report().waiting]).toEqual([2, 3]);
});

describe('the log', () => {
  const late = 'leads: 3 not delivered, the oldest for 120 s';
  const over = 'leads: none has been waiting for long any more';

  test('says nothing while no lead is late', async () => {
    await checkAfter(0, undefined);
    await checkAfter(checkMs, lateMs - 1);
    expect(lines).toEqual([]);
  });

  test('says that leads are late, and says it again after an hour', async () => {
    await checkAfter(0, lateMs);
    await checkAfter(repeatMs - checkMs, lateMs);
    expect(lines).toEqual([late]);
    await checkAfter(checkMs, lateMs);
    expect(lines).toEqual([late, 'leads: 3 not delivered, the oldest for 3600 s']);
  });

  test('says once that it is over, and at once when leads are late again', async () => {
    await checkAfter(0, lateMs);
    for (const age of [undefined, undefined, 1_000]) await checkAfter(checkMs, age);
    expect(lines).toEqual([late, over]);
    await checkAfter(checkMs, lateMs);
    expect(lines).toEqual([late, over, late]);
  });

  test('says neither while the store can’t be read', async () => {
    let isDown = false;
    const store = {
      backlog: async () =>
        isDown ? fail({ kind: 'unavailable', reason: 'disk I/O error' } as const) : backlog(),
    };
    watch = createBacklogWatch({ store, lateMs, checkMs, repeatMs, now, log });
    await checkAfter(0, lateMs);
    isDown = true;
    await checkAfter(checkMs, lateMs);
    expect(watch.report().state).toBe('unavailable');
    expect(lines).toEqual([late]);
  });
});
