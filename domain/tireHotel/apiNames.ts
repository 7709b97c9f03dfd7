import { apiNames } from '../apiNames.ts';

/**
 * The names of the tire hotel's API, which are also those of what the browser stores of a flow. The API writes `thread`
 * for the tread of a tire.
 */
export const tireHotelNames = apiNames({
  registrationNumber: 'regNo',
  workshopId: 'erpId',
  treadPattern: 'threadPattern',
  treadDepth: 'threadDepth',
  treadStatus: 'threadStatusId',
  treadStatusMessage: 'threadStatusMessage',
});
