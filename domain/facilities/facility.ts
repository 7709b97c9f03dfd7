import type { BrandReference } from '../brands/brandCode.ts';
import type { DepartmentHours } from './openingHours.ts';

/** A location of the group that is open to customers. */
export interface Facility {
  /** The group's number for it. */
  readonly id: string;
  /** Path segment of its page. */
  readonly slug: string;
  readonly name: string;
  /** Street and number. Like the following fields, empty if unknown. */
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  /** URL of a picture. */
  readonly image?: string | undefined;
  /** The brands it is authorised for. */
  readonly brands: readonly string[];
  /** Where it is; absent if unknown. */
  readonly coordinates?: Coordinates | undefined;
  readonly departments: readonly Department[];
}

/** A place on earth in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A department of a facility. */
export interface Department {
  /** Its kind, in the group's terms: `Workshop`. */
  readonly group: string;
  /** Its name in the site's language, or its kind if it has no name. */
  readonly name: string;
  /** Like the e-mail address, empty if unknown. */
  readonly phone: string;
  readonly email: string;
  /** The brands it sells or repairs; empty if it isn't limited to brands or they are unknown. */
  readonly brands: readonly BrandReference[];
  /** Company and department, such as `10.1011`; empty if unknown. */
  readonly number: string;
  /** Absent if the index has no opening hours. */
  readonly schedule?: DepartmentHours | undefined;
  readonly staff: readonly StaffMember[];
}

/** A person who works in a department. */
export interface StaffMember {
  readonly firstName: string;
  readonly lastName: string;
  /** The role. Like the following fields, empty if unknown. */
  readonly title: string;
  readonly phone: string;
  readonly email: string;
  /** URL of a portrait. */
  readonly image?: string | undefined;
}

/** The kind of departments that repair cars. */
export const workshopGroup = 'Workshop';

/** The kind of departments that sell new cars. */
export const newCarsGroup = 'New cars';

/** Whether the facility has a workshop. */
export function isWorkshop({ departments }: Facility): boolean {
  return departments.some(({ group }) => group === workshopGroup);
}

/** The different opening hours of a facility's departments. */
export function schedulesOf({ departments }: Facility): readonly DepartmentHours[] {
  const schedules = departments.flatMap(({ schedule }) => schedule ?? []);
  return [...new Map(schedules.map((each) => [JSON.stringify(each), each])).values()];
}

/** The facilities with these ids, in the order of the ids; all facilities if there are no ids. */
export function chooseFacilities(
  facilities: readonly Facility[],
  ids: readonly string[],
): readonly Facility[] {
  if (ids.length === 0) return facilities;
  return ids.flatMap((id) => facilities.find((facility) => facility.id === id) ?? []);
}

/** Zip code and city on one line, as far as known. */
export function placeOf({ zip, city }: Facility): string {
  return [zip, city].filter(Boolean).join(' ');
}

/** A map link for a facility; `undefined` if its address is unknown. */
export function mapHref(facility: Facility): string | undefined {
  const { name, street } = facility;
  const place = placeOf(facility);
  if (!street && !place) return undefined;
  return mapSearchHref([name, street, place].filter(Boolean).join(', '));
}

/** A link that searches a map for a place. */
export function mapSearchHref(place: string): string {
  const query = new URLSearchParams({ api: '1', query: place });
  return `https://www.google.com/maps/search/?${query}`;
}

/** A link to the way to a facility; `undefined` if its address is unknown. */
export function routeHref(facility: Facility): string | undefined {
  const { name, street } = facility;
  const place = placeOf(facility);
  if (!street && !place) return undefined;
  return mapRouteHref([name, street, place].filter(Boolean).join(', '));
}

/** A link to the way to a place, at a maps service. */
export function mapRouteHref(place: string): string {
  const query = new URLSearchParams({ api: '1', destination: place });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** A `mailto:` link for an e-mail address; `undefined` if it is invalid. */
export function mailHref(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined;
}
