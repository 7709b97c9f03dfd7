import { expect, test } from 'vitest';
import { settleMs, TagTimes } from './tagTimes.ts';
import { clockAt } from './testing/clockAt.ts';

test('an entry older than the revalidation of one of its tags has expired', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(10, now);
  const rendered = now();
  pass(1);
  tags.revalidate(['a']);
  expect(tags.stateOf(['b', 'a'], rendered)).toBe('expired');
  expect(tags.stateOf(['b'], rendered)).toBe('valid');
  expect(tags.stateOf(['a'], now())).toBe('valid');
});

test('with a grace time an entry is stale in a moment, and expires when that time has passed', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(10, now);
  const rendered = now();
  pass(1);
  tags.revalidate(['a'], 60);
  const renderedAgain = now();
  expect(tags.stateOf(['a', 'b'], rendered)).toBe('pending');
  pass(settleMs / 1_000);
  expect(tags.stateOf(['a', 'b'], rendered)).toBe('stale');
  pass(60);
  expect(tags.stateOf(['a'], rendered)).toBe('expired');
  expect(tags.stateOf(['a'], renderedAgain)).toBe('valid');
});

test('a second revalidation with a grace time does not revive expired entries', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(10, now);
  const first = now();
  pass(1);
  tags.revalidate(['a'], 60);
  pass(100);
  const second = now();
  pass(1);
  tags.revalidate(['a'], Number.POSITIVE_INFINITY);
  expect(tags.stateOf(['a'], first)).toBe('expired');
  pass(settleMs / 1_000);
  expect(tags.stateOf(['a'], second)).toBe('stale');
});

test('an immediate revalidation ends a grace time', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(10, now);
  const rendered = now();
  pass(1);
  tags.revalidate(['a'], 60);
  tags.revalidate(['a']);
  expect(tags.stateOf(['a'], rendered)).toBe('expired');
});

test('a revalidation that is learned later counts from the time at which it happened', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(10, now);
  const first = now();
  pass(10);
  const second = now();
  pass(10);
  tags.revalidate(['a'], 0, 15_000);
  expect([tags.stateOf(['a'], first), tags.stateOf(['a'], second)]).toEqual(['expired', 'valid']);
});

test('a revalidation that is learned after a later one takes nothing back', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(10, now);
  pass(10);
  const rendered = now();
  pass(10);
  tags.revalidate(['a', 'b']);
  tags.revalidate(['a'], 0, 15_000);
  tags.revalidate(['b'], 60, 15_000);
  expect([tags.stateOf(['a'], rendered), tags.stateOf(['b'], rendered)]).toEqual([
    'expired',
    'expired',
  ]);
});

test('no revalidation is lost when there are more tags than are remembered', () => {
  const { now, pass } = clockAt();
  const tags = new TagTimes(2, now);
  const rendered = now();
  pass(1);
  tags.revalidate(['a']);
  pass(1);
  const renderedAgain = now();
  tags.revalidate(['b', 'c']);
  expect(tags.stateOf(['a'], rendered)).toBe('expired');
  expect(tags.stateOf(['a'], renderedAgain)).toBe('valid');
});

test.each([
  [4_000, 'expired'],
  [6_000, 'valid'],
])(
  'after a revalidation %i ms ago, an entry of an earlier process is %s, whatever its tags, five seconds after the start',
  (ageMs, state) => {
    const { now, pass } = clockAt();
    const rendered = now();
    pass(5);
    const tags = new TagTimes(10, now);
    pass(5);
    tags.revalidate(['a'], 0, ageMs);
    expect(tags.stateOf(['b'], rendered)).toBe(state);
  },
);

test('an entry of an earlier process has one grace time, however many revalidations come', () => {
  const { now, pass } = clockAt();
  const rendered = now();
  pass(5);
  const tags = new TagTimes(10, now);
  pass(5);
  const states = Array.from({ length: 4 }, () => {
    tags.revalidate(['a'], 30);
    const state = tags.stateOf(['b'], rendered);
    pass(10);
    return state;
  });
  expect(states).toEqual(['pending', 'stale', 'stale', 'expired']);
  expect(tags.stateOf(['b'], now())).toBe('valid');
});

test('an immediate revalidation ends the grace time of entries of earlier processes', () => {
  const { now, pass } = clockAt();
  const rendered = now();
  pass(5);
  const tags = new TagTimes(10, now);
  tags.revalidate(['a'], 30);
  tags.revalidate(['a']);
  expect(tags.stateOf(['b'], rendered)).toBe('expired');
});
