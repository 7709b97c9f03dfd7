import { expect, test } from 'vitest';
import {
  looksTheSame,
  type Outcome,
  outcomeLines,
  summaryLines,
  uselessAcceptances,
} from './report.ts';

const same: Outcome = { kind: 'same', id: 'card--overview', modeName: 'default 375' };
const different: Outcome = {
  kind: 'different',
  id: 'button--overview',
  modeName: 'smart 375',
  pixels: 812,
  ratio: 0.0123,
  folder: '/tmp/pictures',
  accepted: undefined,
};
const accepted: Outcome = { ...different, accepted: 'Rounder corners' };
const added: Outcome = { kind: 'new', id: 'card--overview', modeName: 'default 375 night' };
const failed: Outcome = { kind: 'failed', id: 'x', modeName: 'default 375', reason: 'timeout' };

test.each([
  ['only equal pictures', [same, same], true],
  ['an accepted difference', [same, accepted], true],
  ['a difference', [accepted, different], false],
  ['a mode that the commit doesn’t have', [same, added], true],
  ['a failure', [same, failed], false],
])('%s', (_, outcomes, expected) => {
  expect(looksTheSame({ outcomes, added: ['a'], removed: ['b'] })).toBe(expected);
});

test('a difference is described with its size, and its folder or the reason why it is wanted', () => {
  expect(outcomeLines(different)).toEqual([
    'DIFFERENT button--overview, smart 375: 812 px, 1.23 %',
    '  /tmp/pictures',
  ]);
  expect(outcomeLines(accepted)).toEqual([
    'Accepted: button--overview, smart 375: 812 px, 1.23 %: Rounder corners',
  ]);
  expect(outcomeLines(failed)).toEqual(['FAILED x, default 375: timeout']);
  expect(outcomeLines(same)).toEqual([]);
  expect(outcomeLines(added)).toEqual([]);
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
  expect(summaryLines({ outcomes: [same, added], added: [], removed: [] })).toEqual([
    '1 pictures of modes that the commit doesn’t have',
    '1 pictures compared: 1 same, 0 different, 0 failed',
  ]);
});

test('an acceptance is useless for a story that looks the same in all modes, or that doesn’t exist', () => {
  const wide: Outcome = { ...different, kind: 'same', modeName: 'default 1280' };
  const report = { outcomes: [same, different, wide], added: [], removed: [] };
  const ids = ['card--overview', 'button--overview', 'dialog--overview'];
  const reasons = new Map([...ids, 'gone--overview'].map((id) => [id, 'a reason']));
  // The dialog wasn't compared this time.
  expect(uselessAcceptances(reasons, report, ids)).toEqual(['card--overview', 'gone--overview']);
});
