import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { glidedBy, hasStopped, velocityOf } from './glide.ts';

const trail = [0, 20, 40, 60].map((at) => ({ at, x: at * 2, y: -at }));

test.each([
  ['thrown', trail, 60, { x: 2, y: -1 }],
  ['held still for a moment', trail, 140, { x: 0.4, y: -0.2 }],
  ['held still', trail, 500, { x: 0, y: 0 }],
  ['put down and lifted', [{ at: 5, x: 1, y: 1 }], 5, { x: 0, y: 0 }],
  ['never seen', [], 5, { x: 0, y: 0 }],
])('a finger that is %s', (_what, spots, now, velocity) => {
  const { x, y } = velocityOf(spots, now);
  expect([x, y]).toEqual([expect.closeTo(velocity.x), expect.closeTo(velocity.y)]);
});

test('a throw glides on, slower and slower, and stops', () => {
  const velocity = { x: 2, y: 0 };
  const path = (ms: number) => glidedBy(velocity, ms).x;
  expect(path(0)).toBe(0);
  expect(path(100)).toBeGreaterThan(150);
  expect(path(200) - path(100)).toBeLessThan(path(100));
  expect(path(10_000)).toBeCloseTo(650);
  expect(hasStopped(velocity, 300)).toBe(false);
  expect(hasStopped(velocity, 2_000)).toBe(true);
});

test('what hardly moves doesn’t glide', () => {
  expect(hasStopped({ x: 0.01, y: 0.01 }, 0)).toBe(true);
});

const speed = fc.double({ min: -10, max: 10, noNaN: true });
const time = fc.nat(5_000);

propertyTest.prop([speed, speed, time, time])(
  'a glide never turns round, and stops in the end',
  (x, y, one, other) => {
    const [early, late] = [Math.min(one, other), Math.max(one, other)];
    const [before, after] = [glidedBy({ x, y }, early), glidedBy({ x, y }, late)];
    expect(Math.abs(after.x)).toBeGreaterThanOrEqual(Math.abs(before.x));
    expect(Math.abs(after.y)).toBeGreaterThanOrEqual(Math.abs(before.y));
    expect(hasStopped({ x, y }, 5_000)).toBe(true);
  },
);
