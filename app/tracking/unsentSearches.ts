/** The terms of searches that haven't been passed on, kept from page to page. */
export interface UnsentSearches {
  readonly read: () => readonly string[];
  readonly write: (terms: readonly string[]) => void;
}

const storageName = 'unsentSearches';
const maxTerms = 10;

/** Mail addresses, and phone or identity numbers. */
const personal = /@|(?:\d[ -]?){8}/;

/**
 * Keeps searches in the storage of the session, except those that may contain personal data. Without a
 * storage, nothing is kept.
 */
export function createUnsentSearches(storage: () => Storage): UnsentSearches {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(storageName) ?? '[]');
        return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
      } catch {
        return [];
      }
    },
    write: (terms) => {
      const kept = terms.filter((term) => !personal.test(term)).slice(-maxTerms);
      try {
        if (kept.length === 0) storage().removeItem(storageName);
        else storage().setItem(storageName, JSON.stringify(kept));
      } catch {
        // The storage is full or denied.
      }
    },
  };
}
