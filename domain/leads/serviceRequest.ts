import type { ServiceDealer } from '#domain/sites/site.ts';
import { type Facility, workshopGroup } from '../facilities/facility.ts';
import type { Result } from '../result.ts';
import { type FillFailure, fillForm } from './fillForm.ts';
import type { Lead } from './lead.ts';
import { serviceRequestForm } from './leadForm.ts';
import { leadName } from './leadNames.ts';
import type { RequestDates } from './requestDates.ts';
import { type VehicleType, vehicleTypes } from './serviceTypes.ts';

/** What the form needs to know besides what the visitor enters. */
export interface ServiceRequest {
  /** The site's name on the content platform. */
  readonly siteName: string;
  readonly dealers: ServiceDealers;
  readonly dates: RequestDates;
  /** Whether the visitor must subscribe to the newsletter. */
  readonly isNewsletterRequired: boolean;
}

/** Who takes the requests of a site. */
export interface ServiceDealers {
  /** One of these is chosen for a car. */
  readonly cars: readonly ServiceDealer[];
  /** Takes all requests for motorcycles; absent if the site has no dealer of motorcycles. */
  readonly motorcycles?: ServiceDealer | undefined;
}

/** What the visitor entered. */
export interface ServiceRequestFilling {
  /** The address of the dealer chosen for a car. */
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
  const dealer = requestDealer(dealers, filling);
  const isCar = filling.vehicleType === 'car';
  return fillForm({
    form: serviceRequestForm,
    siteName,
    fields: serviceRequestFields,
    values: {
      ...filling,
      dealerEmail: dealer?.email ?? '',
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

/** The dealer that a request goes to: the fixed one for a motorcycle, and the chosen one for a car. */
function requestDealer(
  { cars, motorcycles }: ServiceDealers,
  { vehicleType, dealerEmail }: ServiceRequestFilling,
): ServiceDealer | undefined {
  const chosen = vehicleType === 'motorcycle' ? motorcycles?.email : dealerEmail;
  const all = motorcycles ? [...cars, motorcycles] : cars;
  return all.find(
    ({ email }) => email === chosen && takesRequests(email, vehicleType, motorcycles),
  );
}

/**
 * Whether a dealer takes requests for a type of vehicle: the dealer of motorcycles for motorcycles only, and no other
 * dealer for them.
 */
function takesRequests(
  email: string,
  vehicleType: VehicleType,
  motorcycles: ServiceDealer | undefined,
): boolean {
  const isForMotorcycles = email.toLowerCase() === motorcycles?.email.toLowerCase();
  return isForMotorcycles === (vehicleType === 'motorcycle');
}

/** Whether a request is addressed to a dealer who doesn't handle its type of vehicle. The form and the server share the rule. */
export function isMisdirected(lead: Lead, motorcycles: ServiceDealer | undefined): boolean {
  const { formName, values } = lead;
  if (!formName.endsWith(serviceRequestForm.name)) return false;
  const email = String(values[leadName('dealerEmail')]);
  return !takesRequests(email, vehicleTypeOf(String(values[leadName('vehicleType')])), motorcycles);
}

/**
 * The dealers of a site: its facilities that have a workshop and an address, and the fixed dealer of motorcycles. Each
 * address is listed once, because requests are sent to it.
 */
export function serviceDealers(
  workshops: readonly Facility[],
  motorcycles: ServiceDealer | undefined,
): ServiceDealers {
  const dealers = workshops.map(({ name, email, departments }) => {
    const workshop = departments.find(({ group }) => group === workshopGroup);
    return { name, email: email || (workshop?.email ?? '') };
  });
  const reachable = dealers.filter(
    ({ email }) => email !== '' && takesRequests(email, 'car', motorcycles),
  );
  const cars = [...Map.groupBy(reachable, ({ email }) => email).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
  return { cars, motorcycles };
}
