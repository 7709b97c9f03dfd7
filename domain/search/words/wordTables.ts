import { en } from './en.ts';
import { fi } from './fi.ts';
import type { WordLanguage } from './languages.ts';
import { nb } from './nb.ts';
import { sk } from './sk.ts';
import { sv } from './sv.ts';
import type { WordTable } from './wordTable.ts';

/** The tables of all languages, for servers. Browsers load those of a site (`loadWordTables.ts`). */
export const wordTables: Readonly<Record<WordLanguage, WordTable>> = { sv, nb, en, fi, sk };
