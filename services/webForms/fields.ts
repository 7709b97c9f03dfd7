import type { WebFormField } from './webForm.ts';

/** Fields that several forms ask for. */
export const nameField: WebFormField = {
  name: 'name',
  kind: 'text',
  isRequired: true,
  autocomplete: 'name',
  label: { sv: 'Namn', en: 'Name', nb: 'Navn', fi: 'Nimi', sk: 'Meno a priezvisko' },
};

export const emailField: WebFormField = {
  name: 'email',
  kind: 'email',
  isRequired: true,
  autocomplete: 'email',
  label: { sv: 'E-post', en: 'Email', nb: 'E-post', fi: 'Sähköposti', sk: 'E-mail' },
};

export const phoneField: WebFormField = {
  name: 'phone',
  kind: 'tel',
  isRequired: false,
  autocomplete: 'tel',
  label: { sv: 'Telefon', en: 'Phone', nb: 'Telefon', fi: 'Puhelin', sk: 'Telefón' },
};
