import { expect, test } from 'vitest';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { failingServices } from '#cms/testing/failingServices.ts';
import { filledServices } from '#cms/testing/filledServices.ts';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { facilityList } from './FacilityList.tsx';

test.each([
  ['all facilities', filledServices(), '', []],
  ['a search that finds one', filledServices(), 'facility_city=Uppsala', []],
  ['a search that finds none', filledServices(), 'facility_city=Kiruna', ['nothingToIndex']],
  ['a site without facilities', emptyServices, '', []],
  ['a search while the index is down', failingServices, 'facility_city=Kiruna', []],
])('whether search engines index the page: %s', async (_what, services, query, expected) => {
  const { facts } = await loadBlock(facilityList, { services, frame: { ...testFrame, query } });
  expect(facts.map(({ type }) => type)).toEqual(expected);
});
