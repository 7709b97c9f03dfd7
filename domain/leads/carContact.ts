import type { CarRecord } from '../cars/car.ts';
import { fail, type Result } from '../result.ts';
import { type Lead, type LeadFacts, leadLimits } from './lead.ts';
import { carContactForm, leadFormName } from './leadForm.ts';
import { parseLead } from './parseLead.ts';
import type { DepartmentNotFound, LeadRecipient } from './recipient.ts';

/** What the contact form of a car needs to know besides what the visitor enters. */
export interface CarContact {
  /** The site's name on the content platform. */
  readonly siteName: string;
  readonly car: ContactCar;
  /** The absolute URL of the car's page. */
  readonly source: string;
  readonly receiver: ContactReceiver;
}

/** What a lead says about its car. */
export type ContactCar = LeadFacts & { readonly id: string; readonly brand: string };

/** Who gets the request: known from the car, or a seller whom the visitor chooses. */
export type ContactReceiver =
  | { readonly kind: 'known'; readonly recipient: LeadRecipient }
  | { readonly kind: 'chosen'; readonly sellers: readonly ContactSeller[] };

/** A facility that can sell a sample car. */
export interface ContactSeller {
  /** The id of the facility. */
  readonly id: string;
  readonly name: string;
  /** Absent if the facility has no department for the car. */
  readonly recipient?: LeadRecipient | undefined;
}

/** What the visitor entered. */
export interface ContactFilling {
  /** The id of the chosen facility; empty if none is chosen. */
  readonly seller: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly quote: boolean;
  readonly testDrive: boolean;
}

/** The form before the visitor enters anything. */
export const emptyFilling: ContactFilling = {
  seller: '',
  name: '',
  phone: '',
  email: '',
  message: '',
  quote: false,
  testDrive: false,
};

/** The fields that can be invalid, in the order of the form. */
export const contactFields = ['seller', 'name', 'phone', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The fields to correct. */
export interface InvalidFilling {
  readonly kind: 'invalid';
  readonly fields: readonly [ContactField, ...ContactField[]];
}

/** What the page itself provides is invalid. */
export interface UnsendableContact {
  readonly kind: 'unsendable';
  /** The names of the lead's invalid fields. */
  readonly fields: readonly string[];
}

export type ContactFailure = InvalidFilling | DepartmentNotFound | UnsendableContact;

/** The lead of a form, or why there is none. The server checks leads by the same rules. */
export function contactLead(
  { siteName, car, source, receiver }: CarContact,
  filling: ContactFilling,
  formSubmissionId: string,
): Result<Lead, ContactFailure> {
  const { seller: sellerId, ...entered } = filling;
  const seller = findSeller(receiver, sellerId);
  const recipient = receiver.kind === 'known' ? receiver.recipient : seller?.recipient;
  const to = { toName: recipient?.name ?? '', toEmail: recipient?.email ?? '' };
  const formName = leadFormName(siteName, carContactForm);
  const values = { car, ...entered, ...to, source };
  const lead = parseLead({ formName, formSubmissionId, values }, siteName);
  const isWrong = (field: ContactField) =>
    field === 'seller'
      ? receiver.kind === 'chosen' && !seller
      : !lead.ok && lead.failure.fields.includes(field);
  const [first, ...others] = contactFields.filter(isWrong);
  if (first) return fail({ kind: 'invalid', fields: [first, ...others] });
  if (!recipient) return fail({ kind: 'department-not-found' });
  return lead.ok ? lead : fail({ kind: 'unsendable', fields: lead.failure.fields });
}

function findSeller(receiver: ContactReceiver, id: string): ContactSeller | undefined {
  return receiver.kind === 'chosen' ? receiver.sellers.find((each) => each.id === id) : undefined;
}

/** What a lead says about a car: what is known, within the limits. */
export function contactCar(car: CarRecord): ContactCar {
  const { id, brand, model, price, isSample } = car;
  const facts: Readonly<Record<string, LeadFacts[string] | undefined>> = {
    model,
    modelText: car.modelText,
    registrationNumber: car.registrationNumber,
    chassisNumber: car.chassisNumber,
    year: car.year,
    mileage: car.mileage,
    price: price.amount,
    currency: price.currency,
    isSample,
    facility: car.facility.name,
  };
  const known = Object.entries(facts).flatMap(([name, fact]): [string, LeadFacts[string]][] =>
    fact === undefined ? [] : [[name, typeof fact === 'string' ? cut(fact) : fact]],
  );
  return { id: cut(id), brand: cut(brand), ...Object.fromEntries(known) };
}

function cut(text: string): string {
  return text.slice(0, leadLimits.fact);
}
