import type { Country, DistanceUnit, Site, SiteId } from '#domain/sites/site.ts';
import type { Facility } from '../facilities/facility.ts';
import type { FacilityService } from '../facilities/service.ts';
import { maxPlaces, type Place, type PlaceService } from '../places/place.ts';
import { type NearPoint, nearUnit } from '../search/near.ts';
import { foldText, tidyText } from '../search/searchText.ts';
import { wordLanguages } from '../search/words/languages.ts';
import { loadVocabulary } from '../search/words/loadVocabulary.ts';
import { type NearPhrase, readNearPhrases } from '../search/words/nearPhrases.ts';
import { nearWords } from '../search/words/nearWords.ts';
import { beginningOf, isFormOf } from '../search/words/placeForms.ts';

/** The place of a name. */
export type FoundPlace =
  | { readonly kind: 'found'; readonly point: NearPoint; readonly name: string }
  /** There is no such place in the country of the site. */
  | { readonly kind: 'unknown'; readonly name: string }
  /** The provider of places couldn't be asked. */
  | { readonly kind: 'failed'; readonly name: string };

/** What words say about a place, and the words that say something else. */
export interface PlaceInWords {
  readonly place: FoundPlace;
  /** In the unit of the site; `undefined` if the words have no distance. */
  readonly radius: number | undefined;
  /** The words without those about the place; those as typed if the place wasn't found. */
  readonly rest: string;
}

/** Finds the places that visitors name. It never rejects. */
export interface PlaceFinder {
  /** The place that a visitor typed into a field for places: a name, its beginning or a postcode. */
  readonly named: (site: SiteId, text: string) => Promise<FoundPlace>;
  /** The place in the words of a search; `undefined` if they are about none. */
  readonly inWords: (site: SiteId, text: string) => Promise<PlaceInWords | undefined>;
}

interface FinderTools {
  readonly places: Pick<PlaceService, 'suggest'>;
  /** How long a search waits for the provider of places, in ms. */
  readonly timeLimitMs: number;
  readonly facilities: Pick<FacilityService, 'facilities'>;
  /** The site with an id, if it exists. */
  readonly findSite: (
    id: SiteId,
  ) => Pick<Site, 'id' | 'locales' | 'country' | 'distanceUnit'> | undefined;
}

type AskTools = Omit<FinderTools, 'timeLimitMs'>;

type Suggested = Awaited<ReturnType<PlaceService['suggest']>>;

/** The answer, or a failure if it isn't there in time. */
async function inTime(answer: Promise<Suggested>, limitMs: number): Promise<Suggested> {
  const late = Promise.withResolvers<Suggested>();
  const timer = setTimeout(
    () => late.resolve({ ok: false, failure: { kind: 'timeout', afterMs: limitMs } }),
    limitMs,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The site whose visitors name places. */
interface PlaceSite {
  readonly id: SiteId;
  readonly locales: Site['locales'];
  readonly country: Country;
  readonly distanceUnit: DistanceUnit;
}

/**
 * Finds places with the provider of places. While it fails, the towns of the site's facilities are still known: where
 * cars are, visitors look most.
 */
export function createPlaceFinder({ places, timeLimitMs, ...given }: FinderTools): PlaceFinder {
  const tools = {
    ...given,
    places: {
      suggest: (...asked: Parameters<PlaceService['suggest']>) =>
        inTime(places.suggest(...asked), timeLimitMs),
    },
  };
  return {
    named: async (id, text) => {
      const site = tools.findSite(id);
      const name = tidyText(text);
      return site ? findNamed(name, site, tools) : { kind: 'unknown', name };
    },
    inWords: async (id, text) => {
      const site = tools.findSite(id);
      return site && findInWords(text, site, tools);
    },
  };
}

async function findNamed(name: string, site: PlaceSite, tools: AskTools): Promise<FoundPlace> {
  const asked = await tools.places.suggest(name, site.country);
  const places = asked.ok ? asked.value : [];
  const exact = places.find((place) => foldText(place.name) === foldText(name));
  const found = exact ?? places[0];
  if (found) return foundAt(found, found.name);
  const town = await townOf([name], site, tools);
  return town?.place ?? { kind: asked.ok ? 'unknown' : 'failed', name };
}

async function findInWords(
  text: string,
  site: PlaceSite,
  tools: AskTools,
): Promise<PlaceInWords | undefined> {
  const languages = wordLanguages(site.locales);
  const near = nearWords(languages);
  const vocabulary = await loadVocabulary(languages);
  const words = tidyText(text).split(' ').filter(Boolean);
  const phrases = readNearPhrases(words, near, vocabulary, nearUnit(site.distanceUnit));
  let missed: PlaceInWords | undefined;
  for (const phrase of phrases.slice(0, maxPhrases)) {
    const found = await findOf(phrase, site, tools);
    if (found.place.kind !== 'unknown') return found;
    if (phrase.isCertain) missed ??= found;
  }
  return missed;
}

/** Enough for what people write, and few enough for what they may be charged for. */
const maxPhrases = 3;

/** No name of a place has more words: `Newcastle upon Tyne`. */
const maxNameWords = 3;

async function findOf(phrase: NearPhrase, site: PlaceSite, tools: AskTools): Promise<PlaceInWords> {
  const { before, after, radius, isBehind } = phrase;
  const words = phrase.place.map((word) => word.replace(/[,;.!?]+$/u, ''));
  const candidates = Array.from({ length: Math.min(maxNameWords, words.length) }, (_, more) =>
    isBehind ? words.slice(-1 - more) : words.slice(0, 1 + more),
  );
  const { place, length } = /^\d/.test(words[0] ?? '')
    ? await findPostcode(words, site, tools)
    : await findAmong(candidates, site, tools);
  const others = isBehind ? words.slice(0, -length || undefined) : phrase.place.slice(length);
  const rest = isBehind ? [...others, ...after] : [...before, ...others];
  return { place, radius, rest: rest.join(' ') };
}

interface Match {
  readonly place: FoundPlace;
  /** The number of its words. */
  readonly length: number;
}

/** The place with the postcode that words begin with: `753 20`, `75320`. */
async function findPostcode(
  [first = '', second = '']: readonly string[],
  site: PlaceSite,
  tools: AskTools,
): Promise<Match> {
  const isInTwo = /^\d{3}$/.test(first) && /^\d{2}$/.test(second);
  const name = isInTwo ? `${first} ${second}` : first;
  const answer = await tools.places.suggest(name, site.country);
  const found = answer.ok ? answer.value[0] : undefined;
  const place: FoundPlace = found
    ? foundAt(found, found.name)
    : { kind: answer.ok ? 'unknown' : 'failed', name };
  return { place, length: isInTwo ? 2 : 1 };
}

/** The longest of some names that is a place. */
async function findAmong(
  candidates: readonly (readonly string[])[],
  site: PlaceSite,
  tools: AskTools,
): Promise<Match> {
  const [shortest = []] = candidates;
  const language = site.locales[0];
  let failed = false;
  let best: Match | undefined;
  for (const words of candidates) {
    const [first = '', ...others] = words;
    const text = others.length > 0 ? words.join(' ') : beginningOf(first, language);
    const answer = await tools.places.suggest(text, site.country);
    if (!answer.ok) {
      failed = true;
      break;
    }
    best = longest(best, matchIn(answer.value, candidates, site));
    // All places that begin with the shortest are known, so longer ones have been among them.
    if (answer.value.length < maxPlaces) break;
  }
  const town = best
    ? undefined
    : await townOf(
        candidates.map((words) => words.join(' ')),
        site,
        tools,
      );
  const name = shortest.join(' ');
  return best ?? town ?? { place: { kind: failed ? 'failed' : 'unknown', name }, length: 1 };
}

function longest(one: Match | undefined, other: Match | undefined): Match | undefined {
  return other && other.length > (one?.length ?? 0) ? other : one;
}

function matchIn(
  places: readonly Place[],
  candidates: readonly (readonly string[])[],
  { locales }: PlaceSite,
): Match | undefined {
  for (const words of candidates.toReversed()) {
    const text = words.join(' ');
    const place = places.find(({ name }) => locales.some((locale) => isFormOf(text, name, locale)));
    if (place) return { place: foundAt(place, place.name), length: words.length };
  }
  return undefined;
}

/** The town of a facility with one of these names, the longest first. */
async function townOf(
  names: readonly string[],
  { id, locales }: PlaceSite,
  { facilities }: AskTools,
): Promise<Match | undefined> {
  const answer = await facilities.facilities(id, locales[0]);
  const towns = answer.ok ? answer.value.filter(({ coordinates }) => coordinates) : [];
  const isTown = ({ city }: Facility, name: string) =>
    locales.some((locale) => isFormOf(name, city, locale));
  for (const [at, name] of [...names.entries()].reverse()) {
    const town = towns.find((each) => isTown(each, name));
    if (town?.coordinates) {
      return { place: foundAt(town.coordinates, town.city), length: at + 1 };
    }
  }
  return undefined;
}

function foundAt({ latitude, longitude }: NearPoint, name: string): FoundPlace {
  return { kind: 'found', point: { latitude, longitude }, name };
}
