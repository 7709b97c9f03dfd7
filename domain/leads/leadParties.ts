import type { Lead } from './lead.ts';
import { leadForms } from './leadForm.ts';

/** The people that a lead concerns. Different spellings of the same address or number have the same text. */
export interface LeadParties {
  /** The e-mail address of the visitor, in lower case. */
  readonly email: string;
  /** The last digits of the visitor's phone number, with which the country code makes no difference. */
  readonly phone: string;
  /** The e-mail address of the recipient in lower case; the form's name if the lead names none. */
  readonly recipient: string;
}

/** Shorter than national numbers without their leading zero, and long enough to tell people apart. */
const comparedDigits = 8;

/** The people that a lead concerns. */
export function leadParties({ formName, values }: Lead): LeadParties {
  const form = leadForms.find(({ name }) => formName.endsWith(name));
  const text = (field: string | undefined) => {
    const value = field === undefined ? undefined : values[field];
    return typeof value === 'string' ? value.toLowerCase() : '';
  };
  return {
    email: text(form?.sender.email),
    phone: text(form?.sender.phone).replaceAll(/\D/g, '').slice(-comparedDigits),
    recipient: text(form?.recipient?.email) || formName,
  };
}
