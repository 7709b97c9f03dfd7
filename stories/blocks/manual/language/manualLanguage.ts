import { useSyncExternalStore } from 'react';
import { type ManualLanguage, manualLanguages } from '#domain/content/blockTexts.ts';
import { createStoredText } from '#features/shared/storedText.ts';

/** The reader's choice, which holds for all manuals and is kept for the next visit. */
const stored = createStoredText('localStorage', 'forecourt-manual-language');

const readers = new Set<() => void>();

/** The language of the manuals: the one that was chosen, otherwise that of the browser if there are manuals in it. */
export function useManualLanguage(): ManualLanguage {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** Changes the language of all manuals; `undefined` is that of the browser again. */
export function chooseManualLanguage(language: ManualLanguage | undefined): void {
  stored.write(language ?? null);
  for (const tell of readers) tell();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  window.addEventListener('storage', refresh);
  return () => {
    readers.delete(reader);
    window.removeEventListener('storage', refresh);
  };
}

/** Another tab has changed it. */
function refresh({ key }: StorageEvent): void {
  if (key !== stored.name) return;
  stored.refresh();
  for (const tell of readers) tell();
}

function currentLanguage(): ManualLanguage {
  return toManualLanguage(stored.read() ?? navigator.language);
}

/** The language of manuals for a language tag such as `sv-FI`; English for all others. */
export function toManualLanguage(tag: string): ManualLanguage {
  return manualLanguages.find((language) => tag.split('-')[0] === language) ?? 'en';
}
