import { expect, test } from 'vitest';
import type { Facility } from '#domain/facilities/facility.ts';
import { facilityMarkers } from './facilityMarkers.ts';

function facility(slug: string, coordinates?: Facility['coordinates']): Facility {
  return {
    id: slug,
    slug,
    name: `Nordvik ${slug}`,
    street: '',
    zip: '',
    city: '',
    phone: '',
    email: '',
    brands: [],
    departments: [],
    coordinates,
  };
}

test('facilities without a known place are left out, the others keep their order', () => {
  const places = [
    facility('umea', { latitude: 63.83, longitude: 20.26 }),
    facility('nowhere'),
    facility('boras', { latitude: 57.72, longitude: 12.94 }),
  ];
  expect(facilityMarkers(places)).toEqual([
    { id: 'umea', label: 'Nordvik umea', latitude: 63.83, longitude: 20.26 },
    { id: 'boras', label: 'Nordvik boras', latitude: 57.72, longitude: 12.94 },
  ]);
});
