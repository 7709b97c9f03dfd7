import { shownBy, textSubject } from './textSubject.ts';

/** What to do about the fields for a vehicle in lead forms. */
export const leadVehicleSubject = textSubject(shownBy(['SellCarForm', 'ServiceRequestForm']), [
  'leadRegnoMissing',
  'leadRegnoInvalid',
  'leadMilageMissing',
  'leadMilageInvalid',
]);
