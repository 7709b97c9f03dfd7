import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { filledServices } from '#cms/testing/filledServices.ts';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { FacilityLookup } from '#domain/facilities/service.ts';
import { testDepartment, testFacility } from '#domain/facilities/testing/testFacility.ts';
import type { Country } from '#domain/sites/site.ts';
import { facilityDetail } from './FacilityDetail.tsx';

function contextOf(lookup: FacilityLookup, dictionary: Partial<typeof testFrame.dictionary> = {}) {
  const facilities = { ...emptyServices.facilities, facility: async () => lookup };
  const services = { ...emptyServices, facilities };
  const frame = {
    ...testFrame,
    wildcards: ['nordvik-uppsala'],
    dictionary: { ...testFrame.dictionary, ...dictionary },
  };
  return { frame, services };
}

/** What the block reports about its page. */
async function reportsOf(...args: Parameters<typeof contextOf>) {
  return (await loadBlock(facilityDetail, contextOf(...args))).facts;
}

test.each([
  ['the list', '/hitta-oss', '/hitta-oss'],
  ['the start page, on a site without a list', '-', '/'],
  ['the start page, if the dictionary lacks the list', 'pathToSiteDetail', '/'],
])('an unknown facility redirects to %s', async (_what, pathToSiteDetail, path) => {
  const reports = await reportsOf({ kind: 'missing' }, { pathToSiteDetail });
  expect(reports).toEqual([{ type: 'listedAt', path }]);
});

test('a facility without an id is not found', async () => {
  expect(await reportsOf({ kind: 'invalid' })).toEqual([{ type: 'addressUnknown' }]);
});

test('analytics know the page of a facility by its name', async () => {
  const reports = await reportsOf({
    kind: 'found',
    facility: testFacility({ name: 'Nordvik Uppsala' }),
  });
  expect(reports).toContainEqual({ type: 'subjectNamed', name: 'Nordvik Uppsala' });
});

test('while the index is down, the page is unavailable and never missing, and named by its address', async () => {
  const failure = { kind: 'timeout', afterMs: 1 } as const;
  expect(await reportsOf({ kind: 'failed', failure })).toEqual([
    { type: 'wordsFound', words: { name: 'Nordvik uppsala', city: '' } },
    { type: 'subjectUnavailable' },
  ]);
});

/** The page of a facility, for visitors. */
async function htmlOf({ frame, services }: ReturnType<typeof contextOf>): Promise<string> {
  const find = () => facilityDetail;
  return (await blockMarkup('FacilityDetail', {}, { find, mode: 'normal', services, frame }))
    .markup;
}

const booking = { pathToServiceBooking: '/boka-verkstad', pathToTireHotel: '/dackhotell' };

test.each<[string, Country, string, Partial<typeof booking>, readonly string[]]>([
  ['a Swedish workshop', 'SE', 'Workshop', booking, ['/boka-verkstad', '/dackhotell']],
  [
    'a Swedish site without a tire hotel',
    'SE',
    'Workshop',
    { ...booking, pathToTireHotel: '-' },
    ['/boka-verkstad'],
  ],
  ['a Swedish showroom', 'SE', 'New cars', booking, []],
  ['a Norwegian workshop', 'NO', 'Workshop', booking, []],
])('the buttons of %s', async (_what, country, group, paths, expected) => {
  const facility = testFacility({ departments: [testDepartment({ group })] });
  const { frame, services } = contextOf({ kind: 'found', facility }, paths);
  const html = await htmlOf({ services, frame: { ...frame, country } });
  const links = [...html.matchAll(/href="(\/(?:boka|dack)[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(expected);
});

test.each([
  ['the list of cars', '/bilar', ['/bilar?car_site_id=101']],
  ['nowhere, on a site without a list', '-', []],
])('below the newest cars, a link to all cars of the facility leads to %s', async (...row) => {
  const [, pathToCarList, expected] = row;
  const context = contextOf({ kind: 'found', facility: testFacility() }, { pathToCarList });
  const { cars } = filledServices();
  const html = await htmlOf({ ...context, services: { ...context.services, cars } });
  expect(html).toContain('facilityCars');
  const links = Array.from(html.matchAll(/href="([^"]*)"[^>]*>(?:<[^>]*>)*facilityAllCars/g));
  expect(links.map(([, href]) => href)).toEqual(expected);
});
