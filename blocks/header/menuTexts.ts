import type { BlockFrame } from '../block.ts';
import type { MenuTexts } from './MenuGroup.tsx';

/** The menu's own words in the site's language. */
export function menuTexts({ dictionary }: BlockFrame): MenuTexts {
  return {
    more: dictionary.moreMenu,
    back: dictionary.back,
    overview: dictionary.overviewOf,
    topSelected: dictionary.topSelected,
  };
}
