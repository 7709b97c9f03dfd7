import type { Dictionary, DictionaryKey } from './dictionary.ts';

/** The texts with these keys alone, because each text that a client part gets is sent to the browser. */
export function pickTexts<Key extends DictionaryKey>(
  dictionary: Dictionary,
  keys: readonly Key[],
): Pick<Dictionary, Key> {
  // The entries are built from the list of the keys.
  return Object.fromEntries(keys.map((key) => [key, dictionary[key]])) as Pick<Dictionary, Key>;
}
