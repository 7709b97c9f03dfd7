import { describe, expect, test } from 'vitest';
import {
  initialTurn,
  shownFrame,
  type TurnFact,
  type TurnState,
  turnReducer,
} from './turnState.ts';

const count = 36;
const loaded = (frame: number): TurnFact => ({ type: 'frameSettled', frame, as: 'loaded' });
const failed = (frame: number): TurnFact => ({ type: 'frameSettled', frame, as: 'failed' });
const ticked: TurnFact = { type: 'ticked' };
const grabbed = (x: number): TurnFact => ({ type: 'grabbed', x });
const moved = (x: number): TurnFact => ({ type: 'moved', x });
const released: TurnFact = { type: 'released' };
const stepped = (by: number): TurnFact => ({ type: 'stepped', by });

const all = Array.from({ length: count }, (_, frame) => loaded(frame));

function replay(facts: readonly TurnFact[], kind: 'turning' | 'stopped' = 'turning'): TurnState {
  return facts.reduce(turnReducer, initialTurn(count, kind));
}

const seen = ({ motion }: TurnState) => `${motion.kind} ${motion.frame}`;

test.each<[string, readonly TurnFact[], string]>([
  ['turns by itself', [...all, ticked, ticked], 'turning 2'],
  ['begins again after the last frame', [...all, ...Array(count).fill(ticked)], 'turning 0'],
  ['waits for a frame that isn’t loaded', [loaded(0), loaded(1), ticked, ticked], 'turning 1'],
  ['skips a frame that can’t be loaded', [loaded(0), failed(1), loaded(2), ticked], 'turning 2'],
  ['stops', [...all, ticked, { type: 'stopped' }, ticked], 'stopped 1'],
  ['starts again', [...all, { type: 'stopped' }, { type: 'started' }, ticked], 'turning 1'],
  ['doesn’t tick while it is dragged', [...all, grabbed(100), ticked], 'dragging 0'],
  ['isn’t turned by 4 px', [...all, grabbed(100), moved(104)], 'dragging 0'],
  ['is turned by 5 px', [...all, grabbed(100), moved(105)], 'dragging 1'],
  ['is turned back', [...all, grabbed(100), moved(120), moved(89)], 'dragging 34'],
  ['stays where it was released', [...all, grabbed(0), moved(50), released, ticked], 'stopped 10'],
  ['ignores a pointer that isn’t down', [...all, moved(50), released], 'turning 0'],
  ['steps forwards', [...all, stepped(1)], 'stopped 1'],
  ['steps backwards across the first frame', [...all, stepped(-1)], 'stopped 35'],
])('a turn %s', (_what, facts, text) => {
  expect(seen(replay(facts))).toBe(text);
});

test('with reduced motion it starts stopped', () => {
  expect(seen(replay([...all, ticked], 'stopped'))).toBe('stopped 0');
});

describe('the shown frame', () => {
  test.each<[string, readonly TurnFact[], number | undefined]>([
    ['is missing before the first is loaded', [], undefined],
    ['is missing if none can be loaded', all.map((_, frame) => failed(frame)), undefined],
    ['is the requested one', [...all, stepped(7)], 7],
    ['is the nearest loaded one', [loaded(0), loaded(3), stepped(4)], 3],
    ['may be beyond the first', [loaded(35), loaded(20), stepped(2)], 35],
  ])('%s', (_what, facts, frame) => {
    expect(shownFrame(replay(facts))).toBe(frame);
  });

  test('is always a loaded one, as soon as there is one', () => {
    for (let only = 0; only < count; only += 1) {
      for (let asked = 0; asked < count; asked += 1) {
        expect(shownFrame(replay([loaded(only), stepped(asked)]))).toBe(only);
      }
    }
  });
});
