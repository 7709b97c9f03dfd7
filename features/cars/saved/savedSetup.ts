import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { savedCarsSubject } from '#domain/content/texts/savedCars.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { type CarCardTexts, carCardTexts } from '../card/carCardTexts.ts';
import type { CarPlace } from '../carHref.ts';

const keys = [...savedCarsSubject.keys, 'carListAllCars', 'carsPrevious', 'carsNext'] as const;

/** The texts of saved and viewed cars. */
export type SavedTexts = Pick<Dictionary, (typeof keys)[number]>;

/** What saved and viewed cars need from the server. */
export interface SavedSetup {
  readonly place: { readonly site: SiteId; readonly locale: Locale };
  readonly carPlace: CarPlace;
  readonly texts: SavedTexts;
  readonly cardTexts: CarCardTexts;
  /** The heading level of the cars' names. */
  readonly level: 2 | 3 | 4;
}

interface SavedSetupSources extends Pick<SavedSetup, 'level'> {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly homePath: string;
  readonly dictionary: Dictionary;
}

/** Picks what is sent to the browser. */
export function savedSetup({ site, locale, homePath, ...of }: SavedSetupSources): SavedSetup {
  const { dictionary, level } = of;
  return {
    place: { site, locale },
    carPlace: { pathToCarDetail: dictionary.pathToCarDetail, homePath },
    texts: pickTexts(dictionary, keys),
    cardTexts: carCardTexts(dictionary),
    level,
  };
}
