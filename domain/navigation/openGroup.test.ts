import { expect, test } from 'vitest';
import { type MenuFact, nothingOpen, openGroupReducer } from './openGroup.ts';

const hovered = (index: number): MenuFact => ({ kind: 'hovered', index });
const toggled = (index: number, open: boolean): MenuFact => ({ kind: 'toggled', index, open });
const held = (index: number): MenuFact => ({ kind: 'held', index });
const left: MenuFact = { kind: 'left' };

const openBy = (by: 'hover' | 'press', index = 1) => ({ state: 'open', index, by });

test.each<[string, MenuFact[], unknown]>([
  ['nothing happened', [], nothingOpen],
  ['the pointer comes', [hovered(1)], openBy('hover')],
  ['the browser tells what the pointer did', [hovered(1), toggled(1, true)], openBy('hover')],
  ['the pointer moves on', [hovered(1), hovered(2)], openBy('hover', 2)],
  ['the one left behind closes', [hovered(1), hovered(2), toggled(1, false)], openBy('hover', 2)],
  ['a press opens', [toggled(1, true)], openBy('press')],
  ['a press closes again', [toggled(1, true), toggled(1, false)], nothingOpen],
  ['a press on what the pointer opened', [hovered(1), held(1)], openBy('press')],
  ['and the press after that', [hovered(1), held(1), toggled(1, false)], nothingOpen],
  ['the pointer comes back to what was pressed', [toggled(1, true), hovered(1)], openBy('press')],
  ['everything was left', [hovered(1), left], nothingOpen],
])('%s', (_what, facts, group) => {
  expect(facts.reduce(openGroupReducer, nothingOpen)).toEqual(group);
});
