import { expect, test } from 'vitest';
import { isNearby } from './nearby.ts';

const rendered = (selected: number, isHydrated: boolean) =>
  Array.from({ length: 80 }, (_, slide) => slide).filter((slide) =>
    isNearby(slide, selected, isHydrated),
  );

test.each([
  ['on the server only the first', 0, false, [0]],
  ['in the browser the next too', 0, true, [0, 1]],
  ['then two on each side', 1, true, [0, 1, 2, 3]],
  ['in the middle', 40, true, [38, 39, 40, 41, 42]],
  ['at the end', 79, true, [77, 78, 79]],
])('of 80 pictures, %s', (_what, selected, isHydrated, slides) => {
  expect(rendered(selected, isHydrated)).toEqual(slides);
});
