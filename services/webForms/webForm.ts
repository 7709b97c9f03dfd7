/** The languages the forms are made in. */
export const languages = ['sv', 'en', 'nb', 'fi', 'sk'] as const;

export type Language = (typeof languages)[number];

/** One text in all languages. */
export type Texts = Readonly<Record<Language, string>>;

/** What a visitor fills in. */
export interface WebFormField {
  /** Its key in what is sent. */
  name: string;
  kind: 'text' | 'email' | 'tel' | 'number' | 'textarea' | 'checkbox';
  isRequired: boolean;
  label: Texts;
  /** The browser's name for what it may fill in by itself. */
  autocomplete?: string;
}

/** A form as its maker left it at the provider. */
export interface WebForm {
  id: string;
  title: Texts;
  fields: readonly WebFormField[];
  submit: Texts;
  thanks: Texts;
}

/** The language of a tag such as `sv-SE`; Swedish where the forms don't speak it. */
export function languageOf(tag: string | null): Language {
  const wanted = tag?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === wanted) ?? 'sv';
}
