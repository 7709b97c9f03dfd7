import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { readFacilitySearch } from '#domain/facilities/facilitySearch.ts';
import { findFacilities } from '#domain/facilities/findFacilities.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { FacilityList } from './FacilityList.tsx';

const { dictionary } = parseDictionary(new Map([['facilityShown', 'Visar {shown} av {total}']]));

/** The list of these facilities for a search in the address. */
async function listOf(facilities: readonly Facility[], query = ''): Promise<string> {
  const search = readFacilitySearch(query);
  const timeZone = 'Europe/Stockholm';
  const found = findFacilities(facilities, search, { nowMs: 0, timeZone });
  return serverMarkup(
    <FacilityList
      data={{ kind: 'loaded', search, found, suggestible: [] }}
      place={{
        address: '/hitta-oss',
        query,
        homePath: '/',
        hasPlaces: false,
        distanceUnit: 'mil',
        timeZone,
        locale: 'sv',
        mapStyleUrl: undefined,
      }}
      dictionary={dictionary}
      level={2}
    />,
  );
}

const places = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testFacility({ id: `${index}`, slug: `s${index}`, city: `Ort ${index}` }),
  );

test.each([
  [1, 'Visar 1 av 1', false],
  [48, 'Visar 48 av 48', false],
  [49, 'Visar 48 av 49', true],
])('a list of %i', async (count, status, hasMore) => {
  const markup = await listOf(places(count));
  expect(markup).toMatch(new RegExp(`role="status">${status}<`));
  expect(markup.includes('facilityMore')).toBe(hasMore);
});

test('a search that finds nothing doesn’t count it', async () => {
  const markup = await listOf(places(2), 'keyphrase=atlantis');
  expect(markup).toContain('role="status"></p>');
  expect(markup).toContain('facilityNone');
  expect(markup).not.toContain('facilityMore');
});

test('each card can be reached by its address, as from the map and the next page', async () => {
  const ids = [...(await listOf(places(2))).matchAll(/<li[^>]* id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['facility-s0', 'facility-s1']);
});

test.each([
  ['two towns', places(2), '', true],
  ['one town', places(1), '', false],
  ['one town that is chosen', places(1), 'facility_city=Ort%200', true],
])('whether visitors can choose the town: %s', async (_what, facilities, query, canChoose) => {
  expect((await listOf(facilities, query)).includes('name="facility_city"')).toBe(canChoose);
});

test('a town without what is sought can’t be chosen', async () => {
  const [uppsala, solna] = places(2);
  if (!uppsala || !solna) throw new Error('There are two.');
  const markup = await listOf([{ ...uppsala, brands: ['Kia'] }, solna], 'facility_brand=Kia');
  const options = [...markup.matchAll(/<option([^>]*)>Ort (\d) \((\d)\)/g)];
  expect(
    options.map(([, attributes, place, count]) => [place, count, attributes?.includes('disabled')]),
  ).toEqual([
    ['0', '1', false],
    ['1', '0', true],
  ]);
});
