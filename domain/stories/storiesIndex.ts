import type { Locale } from '#domain/sites/site.ts';

/** Default paths of stories per language. */
const defaultPaths: Readonly<Record<Locale, string>> = {
  sv: '/nyheter',
  nb: '/nyheter',
  en: '/news',
  fi: '/uutiset',
  sk: '/novinky',
};

/** The default path of the stories index. */
export function defaultIndexPath(locale: Locale): string {
  return defaultPaths[locale];
}

/** The path of a story's index: its own without the last two segments, year and name. */
export function indexPathOf(storyPath: string): string {
  const steps = storyPath.split('/').filter(Boolean);
  return `/${steps.slice(0, -2).join('/')}`;
}

/**
 * The path of the index that a teaser points to, given the page its editor chose: an article's index
 * is two steps up; a shorter path is an index itself.
 */
export function teaserIndexPath(chosenPath: string): string {
  return chosenPath.split('/').filter(Boolean).length > 2 ? indexPathOf(chosenPath) : chosenPath;
}

/** How a list of stories is laid out: picture cards, or pictures beside their text. */
export type StoriesLayout = 'cards' | 'rows';

/** An editor's settings for all lists of an index. */
export interface StoriesIndex {
  /** Its address for visitors, including the language prefix, if any. */
  readonly path: string;
  readonly showDates: boolean;
  readonly layout: StoriesLayout;
  /** Whether the newest story is shown large at the top. */
  readonly highlightLatestStory: boolean;
}
