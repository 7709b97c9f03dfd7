import { shownBy, textSubject } from './textSubject.ts';

/** The pages of a site to which facilities lead. */
export const facilityPathsSubject = textSubject(
  shownBy([
    'BookingAssistant',
    'CarDetail',
    'FacilityDetail',
    'FacilityList',
    'SiteSelection',
    'TireHotel',
  ]),
  ['pathToSiteDetail'],
);
