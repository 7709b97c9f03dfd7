import type { Texts } from './webForm.ts';

/** Heading of the list of problems. */
export const problemsTitle: Texts = {
  sv: 'Något saknas',
  en: 'Something is missing',
  nb: 'Noe mangler',
  fi: 'Jotain puuttuu',
  sk: 'Niečo chýba',
};

export const isMissing: Texts = {
  sv: 'Fyll i {label}.',
  en: 'Fill in {label}.',
  nb: 'Fyll ut {label}.',
  fi: 'Täytä kohta {label}.',
  sk: 'Vyplňte pole {label}.',
};

export const isMalformed: Texts = {
  sv: 'Kontrollera {label}.',
  en: 'Check {label}.',
  nb: 'Kontroller {label}.',
  fi: 'Tarkista kohta {label}.',
  sk: 'Skontrolujte pole {label}.',
};

export const optional: Texts = {
  sv: 'frivilligt',
  en: 'optional',
  nb: 'valgfritt',
  fi: 'vapaaehtoinen',
  sk: 'nepovinné',
};

export const noSuchForm: Texts = {
  sv: 'Formuläret finns inte.',
  en: 'There is no such form.',
  nb: 'Skjemaet finnes ikke.',
  fi: 'Lomaketta ei ole.',
  sk: 'Taký formulár neexistuje.',
};
