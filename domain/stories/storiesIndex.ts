import type { Locale } from '#domain/sites/site.ts';

/** Where a site's stories are, in each language, when nothing else is said. */
const defaultPaths: Readonly<Record<Locale, string>> = {
  sv: '/nyheter',
  nb: '/nyheter',
  en: '/news',
  fi: '/uutiset',
  sk: '/novinky',
};

/** The path of the stories index of a site that says nothing else. */
export function defaultIndexPath(locale: Locale): string {
  return defaultPaths[locale];
}

/** The path of the index a story belongs to: its own less the last two steps, year and name. */
export function indexPathOf(storyPath: string): string {
  const steps = storyPath.split('/').filter(Boolean);
  return `/${steps.slice(0, -2).join('/')}`;
}

/** How a list of stories is laid out: picture cards, or pictures beside their text. */
export type StoriesLayout = 'cards' | 'rows';

/** What an editor decided about all lists of an index. */
export interface StoriesIndex {
  /** Its address for visitors, with the language in front where the language has a prefix. */
  readonly path: string;
  readonly showDates: boolean;
  readonly layout: StoriesLayout;
  /** Whether the newest story stands large on top. */
  readonly highlightLatestStory: boolean;
}
