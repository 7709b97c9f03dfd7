import { isEmail, isPhone } from './contactDetails.ts';
import { leadLimits } from './lead.ts';

/** The rule for a field of a form. */
export type LeadField =
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly isRequired?: true;
      /** Whether line breaks are kept. */
      readonly isMultiline?: true;
      /** Further condition for a text that isn't empty. */
      readonly isValid?: (text: string) => boolean;
    }
  /** A checkbox. */
  | { readonly kind: 'flag' }
  /** What the form is about, as a flat object. */
  | { readonly kind: 'facts' };

/** A lead form: its name and its fields. */
export interface LeadForm {
  /** What follows the site's name in `formName`. */
  readonly name: string;
  /** The fields of `values`, in the order in which they are sent. */
  readonly fields: Readonly<Record<string, LeadField>>;
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
  recipient: { email: 'toEmail', name: 'toName' },
};

/** All lead forms of the sites. */
export const leadForms: readonly LeadForm[] = [carContactForm];

/** The `formName` of a form on a site, which is named as on the content platform. */
export function leadFormName(siteName: string, form: LeadForm): string {
  return `${siteName}${form.name}`;
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
