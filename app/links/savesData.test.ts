import { expect, test } from 'vitest';
import { savesData } from './savesData.ts';

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{ connection: undefined }, false],
  [{}, false],
])('in a browser with %j, data is saved: %s', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected);
});
