import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { thirdPartyAttribute } from '#domain/security/thirdParty.ts';
import { mapLabels } from '#features/shared/mapLabels.ts';
import { FacilityMapIsland } from './FacilityMapIsland.tsx';
import { MapOfFacilities } from './MapOfFacilities.tsx';

beforeAll(() => FacilityMapIsland.load());

const labels = mapLabels(parseDictionary(new Map()).dictionary, 'Workshops');
const placed = testFacility({ coordinates: { latitude: 59.86, longitude: 17.64 } });

function htmlOf(facilities: readonly Facility[], styleUrl?: string): string {
  return renderToStaticMarkup(
    <MapOfFacilities
      facilities={facilities}
      className="map"
      labels={labels}
      {...(styleUrl !== undefined && { styleUrl })}
    />,
  );
}

test('a map of a third party says so on its page', () => {
  const mark = `${thirdPartyAttribute}="map"`;
  expect(htmlOf([placed], 'https://maps.example/style.json')).toContain(mark);
  expect(htmlOf([placed])).toContain('class="map"');
  expect(htmlOf([placed])).not.toContain(mark);
});

test('there is no map of facilities whose place isn’t known', () => {
  expect(htmlOf([testFacility({ coordinates: undefined })], 'https://maps.example')).toBe('');
});
