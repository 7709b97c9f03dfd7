/** A place of the group where customers are received. */
export interface Facility {
  /** The group's own number of it. */
  readonly id: string;
  /** Its part of the address of its page. */
  readonly slug: string;
  readonly name: string;
  /** Street and number; like all below empty where it isn't known. */
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  /** Address of a picture of it. */
  readonly image?: string | undefined;
  readonly departments: readonly Department[];
}

/** A part of a facility with a task and people of its own. */
export interface Department {
  /** What it does, in the group's own word: `Workshop`. */
  readonly group: string;
  /** What it is called in the site's language; its group where nobody named it. */
  readonly name: string;
  /** Like the e-mail address empty where it isn't known. */
  readonly phone: string;
  readonly email: string;
}

/** The group of departments that mend cars. */
export const workshopGroup = 'Workshop';

/** Whether cars are mended there. */
export function isWorkshop({ departments }: Facility): boolean {
  return departments.some(({ group }) => group === workshopGroup);
}

/** The facilities named, in the order they were named in; all of them where none is. */
export function chooseFacilities(
  facilities: readonly Facility[],
  ids: readonly string[],
): readonly Facility[] {
  if (ids.length === 0) return facilities;
  return ids.flatMap((id) => facilities.find((facility) => facility.id === id) ?? []);
}

/** A phone number as telephones take it; `undefined` where it has no digits. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)|[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/** Zip code and city on one line, as far as they are known. */
export function placeOf({ zip, city }: Facility): string {
  return [zip, city].filter(Boolean).join(' ');
}

/** Where a map service shows a facility; `undefined` where nobody knows where it is. */
export function mapHref(facility: Facility): string | undefined {
  const { name, street } = facility;
  const place = placeOf(facility);
  if (!street && !place) return undefined;
  const query = new URLSearchParams({
    api: '1',
    query: [name, street, place].filter(Boolean).join(', '),
  });
  return `https://www.google.com/maps/search/?${query}`;
}

/** An e-mail address as mail programs take it; `undefined` where it is none. */
export function mailHref(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined;
}
