function nameIn(language: string, reader: string): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

/** A language in the schema's shape. */
export function languageView(language: string): object {
  return {
    name: language,
    displayName: () => nameIn(language, 'en'),
    englishName: () => nameIn(language, 'en'),
    nativeName: () => nameIn(language, language),
  };
}
