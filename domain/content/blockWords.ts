import type { WordLanguage } from '../search/words/languages.ts';

/**
 * What editors call a block, in every language: words and phrases with commas between them, the usual ones first. The
 * search finds other forms and compounds of them by itself.
 */
export type BlockWords = Readonly<Record<WordLanguage, string>>;
