import { useSyncExternalStore } from 'react';
import { type ManualLanguage, manualLanguages } from '#domain/content/blockTexts.ts';
import { createStoredList } from '#features/shared/storedList.ts';
import { createStoredText } from '#features/shared/storedText.ts';

/** The reader's choice, which holds for all manuals and is kept for the next visit: one language, or none. */
const chosen = createStoredList<ManualLanguage>(
  createStoredText('localStorage', 'forecourt-manual-language'),
  {
    read: (text) => (text === null ? [] : [toManualLanguage(text)]),
    write: ([language = '']) => language,
  },
);

/** The language of the manuals: the one that was chosen, otherwise that of the browser if there are manuals in it. */
export function useManualLanguage(): ManualLanguage {
  return useSyncExternalStore(chosen.onChange, currentLanguage);
}

/** Changes the language of all manuals; `undefined` is that of the browser again. */
export function chooseManualLanguage(language: ManualLanguage | undefined): void {
  chosen.write(language === undefined ? [] : [language]);
}

function currentLanguage(): ManualLanguage {
  return chosen.items()[0] ?? toManualLanguage(navigator.language);
}

/** The language of manuals for a language tag such as `sv-FI`; English for all others. */
export function toManualLanguage(tag: string): ManualLanguage {
  return manualLanguages.find((language) => tag.split('-')[0] === language) ?? 'en';
}
