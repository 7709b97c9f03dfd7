import type { ContactFilling } from '#domain/leads/carContact.ts';

/** The anchors of the contact section. Links on the page and in e-mails use them. */
export const contactAnchors = {
  section: 'contact',
  form: 'contact-form',
  quote: 'contact-quote',
  testDrive: 'contact-testdrive',
} as const;

/** The checkboxes that an anchor ticks. */
const wishes = [
  ['quote', contactAnchors.quote],
  ['testDrive', contactAnchors.testDrive],
] as const;

/** The name of the checkbox that the fragment of an address ticks. */
export function wishOfHash(hash: string): keyof ContactFilling | undefined {
  return wishes.find(([, anchor]) => hash === `#${anchor}`)?.[0];
}

/** Whether the fragment of an address leads to the form. */
export function leadsToForm(hash: string): boolean {
  const { section, ...inForm } = contactAnchors;
  return Object.values(inForm).some((anchor) => hash === `#${anchor}`);
}

/** The id of a field, the link target of the error summary. */
export function fieldId(name: keyof ContactFilling): string {
  return `contact-field-${name}`;
}
