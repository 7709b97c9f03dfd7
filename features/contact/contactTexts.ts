import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { contactFormSubject } from '#domain/content/texts/contactForm.ts';
import { leadFormsSubject } from '#domain/content/texts/leadForms.ts';
import { leadRefusalSubject } from '#domain/content/texts/leadRefusal.ts';
import type { LeadFootTexts } from '#features/shared/LeadFoot.tsx';

/** The keys of the form's texts. */
const keys = [
  ...leadRefusalSubject.keys,
  ...leadFormsSubject.keys,
  ...contactFormSubject.keys,
] as const;

/** The texts of the contact form. */
export type ContactTexts = Pick<Dictionary, (typeof keys)[number]>;

/** The texts of the contact form in the site's language. */
export function contactTexts(dictionary: Dictionary): ContactTexts {
  return pickTexts(dictionary, keys);
}

/** Those around the button. */
export function footTexts(texts: ContactTexts): LeadFootTexts {
  return {
    required: texts.contactRequired,
    failed: texts.carDetailFormError,
    refused: texts,
    sent: texts.contactSent,
    send: texts.contactSend,
    sending: texts.contactSending,
  };
}
