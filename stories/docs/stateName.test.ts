import { expect, test } from 'vitest';
import { stateName } from './stateName.ts';

test.each([
  ['Overview', 'Overview'],
  ['One At A Time', 'One at a time'],
  ['New Tab', 'New tab'],
  ['Next and previous', 'Next and previous'],
  ['Both a film and YouTube', 'Both a film and YouTube'],
])('%j is shown as %j', (name, shown) => {
  expect(stateName(name)).toBe(shown);
});
