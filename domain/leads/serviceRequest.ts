import type { ServiceDealer } from '#domain/sites/site.ts';
import { type Facility, workshopGroup } from '../facilities/facility.ts';
import type { Result } from '../result.ts';
import { type FillFailure, fillForm } from './fillForm.ts';
import type { Lead } from './lead.ts';
import { serviceRequestForm } from './leadForm.ts';
import type { RequestDates } from './requestDates.ts';
import { type VehicleType, vehicleTypes } from './serviceTypes.ts';

/** What the form needs to know besides what the visitor enters. */
export interface ServiceRequest {
  /** The site's name on the content platform. */
  readonly siteName: string;
  readonly dealers: readonly ServiceDealer[];
  readonly dates: RequestDates;
  /** Whether the visitor must subscribe to the newsletter. */
  readonly isNewsletterRequired: boolean;
}

/** What the visitor entered. */
export interface ServiceRequestFilling {
  /** The dealer's address. */
  readonly dealerEmail: string;
  readonly vehicleType: VehicleType;
  readonly services: readonly string[];
  readonly other: string;
  readonly description: string;
  readonly registrationNumber: string;
  readonly mileage: string;
  readonly date: string;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly customerEmail: string;
  readonly gdpr: boolean;
  readonly newsletter: boolean;
}

/** The fields that can be invalid, in the order of the form. */
export const serviceRequestFields = [
  'dealerEmail',
  'registrationNumber',
  'mileage',
  'date',
  'description',
  'customerName',
  'customerPhone',
  'customerEmail',
  'gdpr',
  'newsletter',
] as const;

export type ServiceRequestField = (typeof serviceRequestFields)[number];

/** The lead of the form, or what is wrong with it. Services of the other type of vehicle are dropped. */
export function serviceRequestLead(
  { siteName, dealers, dates, isNewsletterRequired }: ServiceRequest,
  filling: ServiceRequestFilling,
  formSubmissionId: string,
): Result<Lead, FillFailure<ServiceRequestField>> {
  const dealer = dealers.find(({ email }) => email === filling.dealerEmail);
  const isCar = filling.vehicleType === 'car';
  return fillForm({
    form: serviceRequestForm,
    siteName,
    fields: serviceRequestFields,
    values: {
      ...filling,
      dealerName: dealer?.name ?? '',
      services: isCar ? filling.services : [],
      other: isCar ? '' : filling.other,
    },
    formSubmissionId,
    dates,
    isWrong: (field) => {
      if (field === 'dealerEmail') return !dealer;
      return field === 'newsletter' && isNewsletterRequired && !filling.newsletter;
    },
  });
}

/** The type of vehicle with this name; a car if there is none. */
export function vehicleTypeOf(name: string): VehicleType {
  return vehicleTypes.find((type) => type === name) ?? 'car';
}

/**
 * The dealers of a site: those of its facilities that have a workshop and an address, and the fixed
 * dealer of motorcycles. Each address is listed once, because requests are sent to it.
 */
export function serviceDealers(
  workshops: readonly Facility[],
  motorcycles: ServiceDealer | undefined,
): readonly ServiceDealer[] {
  const dealers = workshops.map(({ name, email, departments }) => {
    const workshop = departments.find(({ group }) => group === workshopGroup);
    return { name, email: email || (workshop?.email ?? '') };
  });
  const all = motorcycles ? [...dealers, motorcycles] : dealers;
  return [...Map.groupBy(all, ({ email }) => email).values()].flatMap(([first]) =>
    first?.email ? [first] : [],
  );
}
