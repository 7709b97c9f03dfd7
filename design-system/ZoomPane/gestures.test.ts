import { expect, test } from 'vitest';
import { changeOf, pointIn, tapOf } from './gestures.ts';

const frame = { left: 100, top: 50, width: 400, height: 200 };

test.each([
  [
    { x: 300, y: 150 },
    { x: 0, y: 0 },
  ],
  [
    { x: 100, y: 50 },
    { x: -0.5, y: -0.5 },
  ],
  [
    { x: 500, y: 250 },
    { x: 0.5, y: 0.5 },
  ],
])('%j is at %j', (spot, point) => {
  expect(pointIn(frame, spot)).toEqual(point);
});

test('one finger drags', () => {
  expect(changeOf([{ x: 0, y: 0 }], [{ x: 40, y: -20 }], frame)).toEqual([
    { type: 'dragged', by: { x: 0.1, y: -0.1 } },
  ]);
});

test('two fingers pinch around the point between them and drag', () => {
  const before = [
    { x: 290, y: 150 },
    { x: 310, y: 150 },
  ];
  const after = [
    { x: 350, y: 150 },
    { x: 450, y: 150 },
  ];
  expect(changeOf(before, after, frame)).toEqual([
    { type: 'scaled', factor: 5, at: { x: 0, y: 0 } },
    { type: 'dragged', by: { x: 0.25, y: 0 } },
  ]);
});

const tap = (at: number, x = 0) => ({ at, x, y: 0 });

test.each([
  ['a tap', tap(0), tap(100), undefined, 'tap'],
  ['a long press', tap(0), tap(400), undefined, 'none'],
  ['a drag', tap(0), tap(100, 50), undefined, 'none'],
  ['a second finger', undefined, tap(100), undefined, 'none'],
  ['two taps', tap(200), tap(280), tap(100), 'double'],
  ['two slow taps', tap(500), tap(580), tap(100), 'tap'],
  ['taps at different places', tap(200, 90), tap(280, 90), tap(100), 'tap'],
])('%s is recognised', (_what, down, up, last, kind) => {
  expect(tapOf(down, up, last).kind).toBe(kind);
});
