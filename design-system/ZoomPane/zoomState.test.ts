import { describe, expect, test } from 'vitest';
import {
  maxScale,
  scaleOf,
  whole,
  type ZoomFact,
  type ZoomState,
  zoomReducer,
} from './zoomState.ts';

const replay = (...facts: readonly ZoomFact[]) => facts.reduce(zoomReducer, whole);
const centre = { x: 0, y: 0 };
const steppedIn: ZoomFact = { type: 'steppedIn' };
const steppedOut: ZoomFact = { type: 'steppedOut' };

test.each<[string, readonly ZoomFact[], number]>([
  ['nothing', [], 1],
  ['a step in', [steppedIn], 1.5],
  ['many steps in', Array(9).fill(steppedIn), 3],
  ['as many steps out', [steppedIn, steppedIn, steppedOut, steppedOut], 1],
  ['a step out of the whole', [steppedOut], 1],
  ['a double tap', [{ type: 'doubleTapped', at: centre }], 2],
  ['two double taps', Array(2).fill({ type: 'doubleTapped', at: centre }), 1],
  ['a reset', [steppedIn, { type: 'reset' }], 1],
  ['a pinch', [{ type: 'scaled', factor: 2.5, at: centre }], 2.5],
  ['a wheel without a size', [{ type: 'scaled', factor: Number.NaN, at: centre }], 1],
])('after %s the scale is right', (_what, facts, scale) => {
  expect(scaleOf(replay(...facts))).toBeCloseTo(scale);
});

test('the whole can’t be dragged', () => {
  expect(replay({ type: 'dragged', by: { x: 1, y: 1 } })).toBe(whole);
});

test('the point under the pointer stays there', () => {
  const at = { x: 0.2, y: -0.1 };
  const zoom = replay({ type: 'scaled', factor: 2, at });
  expect(zoom).toEqual({ kind: 'zoomed', scale: 2, moved: { x: -0.2, y: 0.1 } });
});

test('dragging stops at the edges', () => {
  const zoom = replay(steppedIn, { type: 'dragged', by: { x: 9, y: -9 } });
  expect(zoom).toMatchObject({ moved: { x: 0.25, y: -0.25 } });
});

test('dragging at an edge changes nothing', () => {
  const atEdge = replay(steppedIn, { type: 'dragged', by: { x: 9, y: 0 } });
  expect(zoomReducer(atEdge, { type: 'dragged', by: { x: 1, y: 0 } })).toBe(atEdge);
  expect(zoomReducer(atEdge, { type: 'dragged', by: { x: 1, y: 0.1 } })).not.toBe(atEdge);
});

/** Numbers from 0 to 1, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let value = seed;
  while (true) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield value / 2_147_483_648;
  }
}

function factOf(next: () => number): ZoomFact {
  const at = { x: next() - 0.5, y: next() - 0.5 };
  const facts: readonly ZoomFact[] = [
    { type: 'scaled', factor: next() * 3, at },
    { type: 'doubleTapped', at },
    { type: 'dragged', by: at },
    steppedIn,
    steppedOut,
  ];
  return facts[Math.floor(next() * facts.length)] ?? steppedIn;
}

describe('whatever the visitor does', () => {
  test.each([1, 2, 3, 4, 5])('the content covers the pane (%i)', (seed) => {
    const random = numbers(seed);
    let zoom: ZoomState = whole;
    for (let step = 0; step < 500; step += 1) {
      zoom = zoomReducer(
        zoom,
        factOf(() => random.next().value),
      );
      if (zoom.kind === 'whole') continue;
      const { scale, moved } = zoom;
      expect(scale).toBeGreaterThan(1);
      expect(scale).toBeLessThanOrEqual(maxScale);
      expect(Math.max(Math.abs(moved.x), Math.abs(moved.y))).toBeLessThanOrEqual((scale - 1) / 2);
    }
  });
});
