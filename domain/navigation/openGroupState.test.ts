import { expect, test } from 'vitest';
import { initialOpenGroup, type OpenGroupFact, openGroupReducer } from './openGroupState.ts';

const hovered = (index: number): OpenGroupFact => ({ type: 'hovered', index });
const toggled = (index: number, open: boolean): OpenGroupFact => ({ type: 'toggled', index, open });
const held = (index: number): OpenGroupFact => ({ type: 'held', index });
const left: OpenGroupFact = { type: 'left' };

const openBy = (by: 'hover' | 'press', index = 1) => ({ kind: 'open', index, by });

test.each<[string, OpenGroupFact[], unknown]>([
  ['initially', [], initialOpenGroup],
  ['the pointer enters', [hovered(1)], openBy('hover')],
  [
    'the browser reports the change made by hovering',
    [hovered(1), toggled(1, true)],
    openBy('hover'),
  ],
  ['the pointer moves on', [hovered(1), hovered(2)], openBy('hover', 2)],
  ['the previous group closes', [hovered(1), hovered(2), toggled(1, false)], openBy('hover', 2)],
  ['a press opens', [toggled(1, true)], openBy('press')],
  ['a press closes again', [toggled(1, true), toggled(1, false)], initialOpenGroup],
  ['a press on a group opened by hovering', [hovered(1), held(1)], openBy('press')],
  ['and a second press', [hovered(1), held(1), toggled(1, false)], initialOpenGroup],
  ['the pointer returns to a pressed group', [toggled(1, true), hovered(1)], openBy('press')],
  ['the menu was left', [hovered(1), left], initialOpenGroup],
])('%s', (_what, facts, group) => {
  expect(facts.reduce(openGroupReducer, initialOpenGroup)).toEqual(group);
});
