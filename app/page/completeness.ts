import type { BlockServices } from '#cms/services.ts';
import { type AnyAnswer, isComplete } from '#domain/upstreamAnswer.ts';

/**
 * Tracks whether all inputs of a page are complete. An incomplete page must not replace an earlier
 * copy, and is rendered again soon.
 */
export interface Completeness {
  /** Passes on an upstream's answer, and records if it is incomplete. */
  readonly watch: <Given extends AnyAnswer>(answer: Promise<Given>) => Promise<Given>;
  /** Records that something else is missing on the page, such as a failed section. */
  readonly lose: () => void;
  readonly isComplete: () => boolean;
}

/** Creates the record of one page. */
export function createCompleteness(): Completeness {
  let complete = true;
  return {
    watch: async (answer) => {
      const given = await answer;
      if (!isComplete(given)) complete = false;
      return given;
    },
    lose: () => {
      complete = false;
    },
    isComplete: () => complete,
  };
}

/** Wraps the services of a page's blocks so that every answer is recorded. */
export function watchServices(
  { cars, facilities, navigation, stories, places }: BlockServices,
  { watch }: Completeness,
): BlockServices {
  return {
    cars: {
      hasCars: cars.hasCars,
      search: (request) => watch(cars.search(request)),
      car: (site, id) => watch(cars.car(site, id)),
    },
    facilities: {
      workshops: (site, locale) => watch(facilities.workshops(site, locale)),
      facilities: (site, locale) => watch(facilities.facilities(site, locale)),
      sellers: (site, car) => watch(facilities.sellers(site, car)),
      facility: (site, locale, slug) => watch(facilities.facility(site, locale, slug)),
    },
    navigation: { tree: (address) => watch(navigation.tree(address)) },
    stories: {
      list: (request) => watch(stories.list(request)),
      tags: (address) => watch(stories.tags(address)),
      neighbours: (article) => watch(stories.neighbours(article)),
    },
    // A page that says that it couldn't look up a place is for one search, and is kept for a short time anyway.
    places,
  };
}
