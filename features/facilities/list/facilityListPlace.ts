import type { DistanceUnit } from '#domain/sites/site.ts';

/** The page that contains the list. */
export interface FacilityListPlace {
  /** The public address of the page, without its query. */
  readonly address: string;
  /** The query of the address. */
  readonly query: string;
  /** Address of the site's start page in the page's language. */
  readonly homePath: string;
  /** Whether visitors can search near any place of the country. */
  readonly hasPlaces: boolean;
  readonly distanceUnit: DistanceUnit;
  /** The time zone of the facilities, as an IANA name. */
  readonly timeZone: string;
  /** The locale of numbers, dates and times, as a BCP 47 tag. */
  readonly locale: string;
  /** The address of the style of maps; without one, they show the embedded map. */
  readonly mapStyleUrl: string | undefined;
}

/** The anchor of the results: forms and links lead there, not to the top of the page. */
export const facilityResultsId = 'facilities';

/** The id of a facility's card. */
export function cardId(slug: string): string {
  return `facility-${slug}`;
}
