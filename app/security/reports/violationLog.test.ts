import { expect, test, vi } from 'vitest';
import type { Violation } from './violation.ts';
import { createViolationLog } from './violationLog.ts';

function setUp() {
  const log = vi.fn();
  let time = 0;
  const record = createViolationLog({ now: () => time, log });
  return { log, record, pass: (ms: number) => (time += ms) };
}

const violation = (fields: Partial<Violation> = {}): Violation => ({
  page: 'nordvik.example/',
  directive: 'img-src',
  blocked: 'https://evil.example',
  isReportOnly: false,
  ...fields,
});

test('a violation is one line, once an hour', () => {
  const { log, record, pass } = setUp();
  record(violation());
  record(violation());
  expect(log.mock.calls).toEqual([
    ['security: img-src blocked https://evil.example on nordvik.example/'],
  ]);
  pass(3_600_000);
  record(violation());
  expect(log).toHaveBeenCalledTimes(2);
});

test('a policy that is only reported blocks nothing', () => {
  const { log, record } = setUp();
  record(violation({ isReportOnly: true, blocked: '' }));
  expect(log).toHaveBeenCalledWith('security: img-src would block something on nordvik.example/');
});

test('a flood of reports writes twenty lines a minute', () => {
  const { log, record, pass } = setUp();
  const flood = () => {
    for (let at = 0; at < 1_000; at += 1) record(violation({ directive: `a${at}` }));
  };
  flood();
  expect(log).toHaveBeenCalledTimes(20);
  pass(60_000);
  flood();
  expect(log).toHaveBeenCalledTimes(40);
});

test('of more than 500 violations, the first is logged again within the hour', () => {
  const { log, record, pass } = setUp();
  const recordMinuteOf = (minute: number) => {
    for (let at = 0; at < 20; at += 1) record(violation({ directive: `a${minute}-${at}` }));
    pass(60_000);
  };
  for (let minute = 0; minute < 25; minute += 1) recordMinuteOf(minute);
  expect(log).toHaveBeenCalledTimes(500);
  record(violation({ directive: 'a0-1' }));
  expect(log).toHaveBeenCalledTimes(500);
  record(violation({ directive: 'one more' }));
  record(violation({ directive: 'a0-0' }));
  expect(log).toHaveBeenCalledTimes(502);
});

test('texts of a report can’t imitate other lines', () => {
  const { log, record } = setUp();
  record(violation({ blocked: `x\nsite: stopped \u001b[2J${'é'.repeat(500)}` }));
  const [[line = ''] = []] = log.mock.calls;
  expect(line).toMatch(/^[\x20-\x7e]{1,400}$/);
});
