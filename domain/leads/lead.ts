/** Facts about the subject of a lead, such as the car: a flat object. */
export type LeadFacts = Readonly<Record<string, string | number | boolean>>;

/** What a form was filled in with. */
export type LeadValues = Readonly<Record<string, string | boolean | readonly string[] | LeadFacts>>;

/** A form that a visitor sent, in the format in which it travels to the lead service. */
export interface Lead {
  /** The site's name, and the name of the form: `nordvik-seCarContactForm`. */
  readonly formName: string;
  /** One UUID per filling. However often a filling is sent, it is one lead. */
  readonly formSubmissionId: string;
  readonly values: LeadValues;
}

/** Where browsers send leads, as JSON or as a plain form post. */
export const leadsPath = '/api/forms/comhub';

/** The limits of leads. Lengths are in UTF-16 code units, as `maxlength` counts them. */
export const leadLimits = {
  /** The whole request body, in bytes. */
  bodyBytes: 64 * 1024,
  name: 200,
  /** A plus and 20 digits or spaces. */
  phone: 21,
  /** The longest address that mail servers accept. */
  email: 254,
  message: 5_000,
  /** A registration number with spaces and hyphens in it. */
  registrationNumber: 20,
  /** A number with separators, and its unit. */
  mileage: 20,
  /** The address of the page. */
  source: 2_048,
  /** A fact about the subject. */
  fact: 500,
  /** Number of facts. */
  facts: 40,
  /** The latest day that any form lets visitors request, in days from today. Editors may choose an earlier one. */
  latestDays: 730,
} as const;

/**
 * Anchors on the page of a form. Without script, a sent form is answered with a redirect to one of
 * them, so each names the element that says what happened, which `:target` makes visible.
 */
export const leadAnchors = {
  sent: 'lead-sent',
  /** Nothing was stored. */
  failed: 'lead-failed',
  /** A field is missing or invalid. */
  invalid: 'lead-invalid',
  /** Too many leads were sent. */
  refused: 'lead-refused',
  /** The field that visitors don't see was filled in. */
  trapped: 'lead-trapped',
} as const;

/** How sending a form without script ended. */
export type LeadOutcome = keyof typeof leadAnchors;
