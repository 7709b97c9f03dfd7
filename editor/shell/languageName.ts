const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language. A code that isn't one is shown as it is. */
export function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}
