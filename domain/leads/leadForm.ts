import { compactRegistrationNumber, isRegistrationNumber } from '../vehicles/registrationNumber.ts';
import { isEmail, isPhone } from './contactDetails.ts';
import { isMileageText } from './fieldRules.ts';
import { leadLimits } from './lead.ts';
import { carServices, otherServices, vehicleTypes } from './serviceTypes.ts';

/** The rule for a field of a form. */
export type LeadField =
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly isRequired?: true;
      /** Whether line breaks are kept. */
      readonly isMultiline?: true;
      /** The form in which the text is checked and sent; as typed by default. */
      readonly normalise?: (text: string) => string;
      /** Further condition for a text that isn't empty. */
      readonly isValid?: (text: string) => boolean;
    }
  /** A day in the calendar, as `YYYY-MM-DD`. */
  | { readonly kind: 'date'; readonly isRequired: true }
  /** A checkbox. */
  | { readonly kind: 'flag'; readonly isRequired?: true }
  /** Any number of these names. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** What the form is about, as a flat object. */
  | { readonly kind: 'facts' };

/** A lead form: its name and its fields. */
export interface LeadForm {
  /** What follows the site's name in `formName`. */
  readonly name: string;
  /** The fields of `values`, in the order in which they are sent. */
  readonly fields: Readonly<Record<string, LeadField>>;
  /** The fields with the e-mail address and the phone number of the visitor. */
  readonly sender: { readonly email: string; readonly phone: string };
  /** The field with the recipient's e-mail address, and the one with their name. */
  readonly recipient?: { readonly email: string; readonly name: string };
}

const { name, phone, email, message, source } = leadLimits;

/** The contact form of a car. */
export const carContactForm: LeadForm = {
  name: 'CarContactForm',
  fields: {
    car: { kind: 'facts' },
    name: { kind: 'text', maxLength: name, isRequired: true },
    phone: { kind: 'text', maxLength: phone, isRequired: true, isValid: isPhone },
    email: { kind: 'text', maxLength: email, isRequired: true, isValid: isEmail },
    message: { kind: 'text', maxLength: message, isMultiline: true },
    quote: { kind: 'flag' },
    testDrive: { kind: 'flag' },
    toName: { kind: 'text', maxLength: name },
    toEmail: { kind: 'text', maxLength: email, isValid: isEmail },
    source: { kind: 'text', maxLength: source, isValid: isWebAddress },
  },
  sender: { email: 'email', phone: 'phone' },
  recipient: { email: 'toEmail', name: 'toName' },
};

/** What the owner of a car wants: to sell it, or to trade it in. */
const sellOptions = ['sell', 'tradeIn'] as const;

const customer: LeadForm['fields'] = {
  customerName: { kind: 'text', maxLength: name, isRequired: true },
  customerPhone: { kind: 'text', maxLength: phone, isRequired: true, isValid: isPhone },
  customerEmail: { kind: 'text', maxLength: email, isRequired: true, isValid: isEmail },
};

const sender: LeadForm['sender'] = { email: 'customerEmail', phone: 'customerPhone' };

const regno: LeadField = {
  kind: 'text',
  maxLength: leadLimits.registrationNumber,
  isRequired: true,
  normalise: compactRegistrationNumber,
  isValid: (text) => isRegistrationNumber(text, 'lead'),
};

const milage = { kind: 'text', maxLength: leadLimits.mileage, isValid: isMileageText } as const;

/** The form for selling a car or trading it in. */
export const sellCarForm: LeadForm = {
  name: 'SellCarForm',
  fields: {
    regno,
    milage: { ...milage, isRequired: true },
    ...customer,
    other: { kind: 'text', maxLength: message, isMultiline: true },
    selectedOption: { ...oneOf(sellOptions), isRequired: true },
  },
  sender,
};

/** The Norwegian form that requests a service from a dealer. */
export const serviceRequestForm: LeadForm = {
  name: 'ServiceRequestForm',
  fields: {
    siteEmail: { kind: 'text', maxLength: email, isRequired: true, isValid: isEmail },
    siteName: { kind: 'text', maxLength: name },
    description: { kind: 'text', maxLength: message, isMultiline: true },
    ...customer,
    regno,
    milage,
    other: oneOf(otherServices.map((service) => service.name)),
    date: { kind: 'date', isRequired: true },
    services: { kind: 'names', names: carServices.map((service) => service.name) },
    gdpr: { kind: 'flag', isRequired: true },
    newsletter: { kind: 'flag' },
    typeCar: oneOf(vehicleTypes),
  },
  sender,
  recipient: { email: 'siteEmail', name: 'siteName' },
};

/** All lead forms of the sites. */
export const leadForms: readonly LeadForm[] = [carContactForm, sellCarForm, serviceRequestForm];

/** The `formName` of a form on a site, which is named as on the content platform. */
export function leadFormName(siteName: string, form: LeadForm): string {
  return `${siteName}${form.name}`;
}

function oneOf(options: readonly string[]) {
  const isValid = (text: string) => options.includes(text);
  return { kind: 'text', maxLength: name, isValid } as const;
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
