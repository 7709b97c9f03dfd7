import type { HeaderFrame } from './headerContent.ts';
import type { MenuTexts } from './menuGroupTexts.ts';

/** The menu's texts in the site's language. */
export function menuTexts({ dictionary }: Pick<HeaderFrame, 'dictionary'>): MenuTexts {
  return {
    more: dictionary.moreMenu,
    back: dictionary.back,
    overview: dictionary.overviewOf,
    topSelected: dictionary.topSelected,
  };
}
