import { expect, test } from 'vitest';
import { bookingNames } from './apiNames.ts';

// Pages that were loaded before a release call the API of the next one, and the records of sessions outlive it.
test('the names of the API stay those of the pages and records that have them', () => {
  const workshop = { facilityId: '101', facilityName: 'Nordvik Kungens kurva' };
  const offerings = [{ offeringCode: 'oljebyte' }];
  expect(bookingNames.toApi({ workshop, offerings, productIds: ['7'] })).toEqual({
    workshop: { siteId: '101', siteName: 'Nordvik Kungens kurva' },
    offerings: [{ kobraId: 'oljebyte' }],
    kobraProductIds: ['7'],
  });
});
