import { apiNames } from '../apiNames.ts';

/** The names of the booking's API, which names a workshop by its facility and calls that a site. */
export const bookingNames = apiNames({
  facilityId: 'siteId',
  facilityName: 'siteName',
  offeringCode: 'kobraId',
  productIds: 'kobraProductIds',
});
