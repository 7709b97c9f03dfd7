import { expect, test } from 'vitest';
import {
  type FrameBuffersFact,
  frameBuffersReducer,
  framesOf,
  initialFrameBuffers,
} from './frameBuffersState.ts';

const reached = (...facts: readonly FrameBuffersFact[]) =>
  facts.reduce(frameBuffersReducer, initialFrameBuffers);
const requested = (id: number) => ({ type: 'requested', frame: { id, src: `/${id}` } }) as const;
const loaded = (id: number) => ({ type: 'loaded', id }) as const;
const released = { type: 'released' } as const;
const first = [requested(1), loaded(1), released] as const;

test('the next frame stays behind until it has loaded and the shown one is released', () => {
  const behind = reached(...first, requested(2), released);
  expect(behind.shown?.id).toBe(1);
  const ready = frameBuffersReducer(behind, loaded(2));
  expect(ready.shown?.id).toBe(1);
  expect(frameBuffersReducer(ready, released)).toMatchObject({ shown: { id: 2 }, next: undefined });
});

test('a frame that another has replaced is never shown', () => {
  const state = reached(...first, requested(2), requested(3), loaded(2), released);
  expect(state.shown?.id).toBe(1);
  expect(framesOf(state).map(({ id }) => id)).toEqual([1, 3]);
});
