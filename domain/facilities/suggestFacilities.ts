import type { Facility } from './facility.ts';
import { matchesWords, wordsOf } from './matchWords.ts';

/** What the search field knows about a facility. */
export type SuggestibleFacility = Pick<Facility, 'slug' | 'name' | 'city'>;

/** The suggestions for a typed text. */
export interface FacilitySuggestions {
  readonly facilities: readonly SuggestibleFacility[];
  readonly cities: readonly string[];
}

const maxFacilities = 5;
const maxCities = 4;

/** The facilities and towns whose words begin with the typed ones, in the order given. */
export function suggestFacilities(
  all: readonly SuggestibleFacility[],
  typed: string,
): FacilitySuggestions {
  if (wordsOf(typed).length === 0) return { facilities: [], cities: [] };
  const cities = [...new Set(all.flatMap(({ city }) => city || []))];
  return {
    facilities: all
      .filter(({ name, city }) => matchesWords(typed, `${name} ${city}`))
      .slice(0, maxFacilities),
    cities: cities.filter((city) => matchesWords(typed, city)).slice(0, maxCities),
  };
}
