import { shownBy, textSubject } from './textSubject.ts';

/** The pages of a site to which a facility’s services lead. */
export const facilityServicesSubject = textSubject(shownBy(['FacilityDetail', 'TireHotel']), [
  'pathToServiceBooking',
  'pathToTireHotel',
]);
