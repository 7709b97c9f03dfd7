import { expect, test } from 'vitest';
import { allFilterNames, filterRow, wireName } from '#domain/search/facets.ts';
import { wireVehicle } from './vehicleWire.ts';

/** The filters that an index answers by a field. */
const names = allFilterNames().filter(
  (name) => !['place', 'term'].includes(filterRow(name)?.kind ?? ''),
);

test.each([...names, 'id', 'published', 'reduction'])(
  'the filter %s is a field of feeds',
  (name) => {
    expect(Object.keys(wireVehicle.shape)).toContain(wireName(name));
  },
);
