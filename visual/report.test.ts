import { expect, test } from 'vitest';
import { looksTheSame, type Outcome, outcomeLines, summaryLines } from './report.ts';

const same: Outcome = { kind: 'same' };
const different: Outcome = {
  kind: 'different',
  name: 'primitives-button--overview, smart 375',
  pixels: 812,
  ratio: 0.0123,
  folder: '/tmp/pictures',
};
const failed: Outcome = { kind: 'failed', name: 'x, default 375', reason: 'timeout' };

test.each([
  ['only equal pictures', [same, same], true],
  ['a difference', [same, different], false],
  ['a failure', [same, failed], false],
])('%s', (_, outcomes, expected) => {
  expect(looksTheSame({ outcomes, added: ['a'], removed: ['b'] })).toBe(expected);
});

test('a difference is described with its size and its folder', () => {
  expect(outcomeLines(different)).toEqual([
    'DIFFERENT primitives-button--overview, smart 375: 812 px, 1.23 %',
    '  /tmp/pictures',
  ]);
  expect(outcomeLines(failed)).toEqual(['FAILED x, default 375: timeout']);
  expect(outcomeLines(same)).toEqual([]);
});

test('the summary counts outcomes and lists added and removed stories', () => {
  const outcomes = [same, same, different, failed];
  expect(summaryLines({ outcomes, added: ['a', 'b'], removed: ['c'] })).toEqual([
    'New stories, not compared: a, b',
    'Removed stories, not compared: c',
    '4 pictures compared: 2 same, 1 different, 1 failed',
  ]);
  expect(summaryLines({ outcomes: [same], added: [], removed: [] })).toEqual([
    '1 pictures compared: 1 same, 0 different, 0 failed',
  ]);
});
