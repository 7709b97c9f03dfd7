import { expect, test, vi } from 'vitest';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { carList } from './CarList.tsx';

const rendering = {
  uid: 'a',
  componentName: 'CarList',
  params: {},
  fields: {},
  placeholders: {},
};

/** What the block reports about a page with words in its address, while the index has no car. */
async function reportsOf(wildcards: readonly string[]) {
  if (carList.kind !== 'loaded') throw new Error('the block loads its cars');
  const report = vi.fn();
  const frame = { ...testFrame, wildcards };
  await carList.load(rendering, { frame, services: emptyServices, log: () => undefined, report });
  return report.mock.calls.map(([{ type }]) => type);
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
