import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFinnish } from '@orama/stemmers/finnish';
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { stemSlovak } from '#domain/search/words/stemSlovak.ts';
import type { Stem } from '#domain/search/words/vocabulary.ts';

/** Snowball's stemmers, and our own for Slovak, which Snowball lacks. */
export const stemmers: Readonly<Record<WordLanguage, Stem>> = {
  sv: stemSwedish,
  nb: stemNorwegian,
  en: stemEnglish,
  fi: stemFinnish,
  sk: stemSlovak,
};
