import type { CarContact, ContactField, ContactFilling } from '#domain/leads/carContact.ts';
import type { LeadOutcome } from '#domain/leads/lead.ts';
import type { LeadFormState } from '#domain/leads/leadFormState.ts';
import type { SendTools } from '#domain/leads/sendLead.ts';
import type { ContactTexts } from './contactTexts.ts';

export interface ContactFormProps {
  readonly contact: CarContact;
  readonly texts: ContactTexts;
  /** The id of the form's title. */
  readonly titleId: string;
  /** What the visitor entered before the form's script was loaded. */
  readonly typed?: ContactFilling | undefined;
  /** How a form sent without script ended. */
  readonly outcome?: LeadOutcome | undefined;
  /**
   * Sends the lead.
   * @default to the site's API
   */
  readonly tools?: SendTools | undefined;
}

/** The state of the contact form. */
export type ContactState = LeadFormState<ContactField>;
