import type { ContactFilling } from '#domain/leads/carContact.ts';
import { readTexts } from '#features/shared/readTexts.ts';

/** What the fields of a form contain. */
export function readFilling(form: HTMLFormElement): ContactFilling {
  const data = new FormData(form);
  return {
    ...readTexts(form, ['seller', 'name', 'phone', 'email', 'message']),
    quote: data.has('quote'),
    testDrive: data.has('testDrive'),
  };
}
