import { expect, test } from 'vitest';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { carList } from './CarList.tsx';

/** What the block reports about a page with words in its address, while the index has no car. */
async function reportsOf(wildcards: readonly string[]) {
  const { facts } = await loadBlock(carList, { frame: { ...testFrame, wildcards } });
  return facts.map(({ type }) => type);
}

test('a list without cars has a feed, and isn’t indexed', async () => {
  const reports = await reportsOf([]);
  expect(reports).toEqual(expect.arrayContaining(['nothingToIndex', 'feedFound']));
  expect(reports).not.toContain('addressUnknown');
});

test('an address that names no car is unknown, and has no feed', async () => {
  const reports = await reportsOf(['nothing']);
  expect(reports).toContain('addressUnknown');
  expect(reports).not.toContain('feedFound');
});
