import type { Site } from '#domain/sites/site.ts';

/** The blocks with a search bar that may lead to a list of cars. */
export const carSearchBlocks = ['Carousel', 'HeroBanner', 'HeroSearchBanner'] as const;

/** Whether cars can be searched for on a site. On the others, these blocks lead elsewhere. */
export function hasStock({ indices }: Site): boolean {
  return indices !== undefined;
}
