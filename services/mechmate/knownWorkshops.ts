import type { PlayedWorkshop } from './workshops.ts';

type Found = Promise<readonly PlayedWorkshop[] | undefined>;

/** How long the list is used (ms). An import of facilities may change it. */
const freshMs = 5_000;

/**
 * The list of workshops, which nearly every question needs. It is read from the search index once in a while and not
 * for each question, so that many customers can book at the same time. A failure isn't kept.
 */
export function createKnownWorkshops(find: () => Found, now: () => number): () => Found {
  let known: { readonly at: number; readonly found: Found } | undefined;
  return async () => {
    const age = known && now() - known.at;
    // The clock may have been set back.
    if (age === undefined || age < 0 || age >= freshMs) known = { at: now(), found: find() };
    const found = await known?.found;
    if (!found) known = undefined;
    return found;
  };
}
