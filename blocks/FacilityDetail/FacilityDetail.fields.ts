/** FacilityDetail has no fields: it shows the facility that the page's address names. */
export const facilityDetailFields = {};

/** The status of FacilityDetail. */
export const facilityDetailStatus = 'stable';

/** What FacilityDetail puts into the title and the descriptions of its page. */
export const facilityDetailPageWords = ['name', 'city'] as const;
