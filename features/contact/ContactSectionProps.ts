import type { ReactNode } from 'react';
import type { CarSeller } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { CarContact } from '#domain/leads/carContact.ts';

export interface ContactSectionProps {
  /** The facility that sells the car; a sample car has none. */
  readonly facility: Facility | undefined;
  /** The facility's address, phone number and e-mail address. */
  readonly facilityContact: ReactNode;
  /** Address of the facility's page, if it has one. */
  readonly facilityHref: string | undefined;
  /** The people who sell the car. */
  readonly sellers: readonly CarSeller[];
  /** What the form needs; absent if nobody can receive a request. */
  readonly contact: CarContact | undefined;
  readonly dictionary: Dictionary;
}
