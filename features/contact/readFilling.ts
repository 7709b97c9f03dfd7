import type { ContactFilling } from '#domain/leads/carContact.ts';

/** What the fields of a form contain. Read before the form is disabled, which empties its data. */
export function readFilling(form: HTMLFormElement): ContactFilling {
  const data = new FormData(form);
  const text = (name: keyof ContactFilling) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    seller: text('seller'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    quote: data.has('quote'),
    testDrive: data.has('testDrive'),
  };
}
