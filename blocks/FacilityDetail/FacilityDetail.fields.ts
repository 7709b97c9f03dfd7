import type { BlockManual } from '#domain/content/blockManual.ts';
/** FacilityDetail has no fields: it shows the facility that the page's address names. */
export const facilityDetailFields = {};

/** The placeholders that FacilityDetail suits. */
export const facilityDetailSuits = ['headless-main'] as const;

/** The status of FacilityDetail. */
export const facilityDetailStatus = 'stable';

/** What FacilityDetail puts into the title and the descriptions of its page. */
export const facilityDetailPageWords = ['name', 'city'] as const;

/** The editors’ manual of FacilityDetail, without its fields. */
export const facilityDetailManual: BlockManual = {
  purpose:
    'The facility that the page’s address names: where it is, how to contact its departments, and its newest cars.',
  useWhen: [
    'One page shows every facility of the site. Its path ends in ,-w-,: a wildcard for the facility’s part of the address. The page’s title and description may contain {name} and {city}.',
  ],
  avoidWhen: [
    'The page has an ordinary address that doesn’t name a facility: use SiteSelection, which shows all or chosen ones.',
  ],
};
