import type { WordLanguage } from './languages.ts';
import { wordKey } from './vocabulary.ts';

/** The words around places, separated by commas. */
interface PlaceWords {
  /** Before a place, and nothing else: `near Leeds`. */
  readonly near: string;
  /** The same, but with other meanings: `around Leeds`, `around 15k`. */
  readonly around: string;
  /** After a place: `Turun lähellä`. */
  readonly behind: string;
  /** Before a distance: `within 30 miles of Leeds`. */
  readonly within: string;
  /** Between a distance and a place. */
  readonly from: string;
  /** Whether the form of the place may say it instead: `alle 50 km Turusta`. */
  readonly hasCases: boolean;
}

const words: Readonly<Record<WordLanguage, PlaceWords>> = {
  sv: {
    near: 'nära, i närheten av, nära till, närmast, i trakten av, i trakterna av, ej långt från, inte långt från',
    around: 'runt, kring, omkring, runt om, vid',
    behind: 'med omnejd, med omgivning, och omnejd',
    within: 'inom, högst, max, maximalt, mindre än, under, upp till, inom en radie av',
    from: 'från, ifrån, av, runt, kring, radie från, bort från, avstånd från',
    hasCases: false,
  },
  nb: {
    near: 'nær, i nærheten av, nærmest, nær ved, i området rundt, ikke langt fra',
    around: 'rundt, omkring, ved',
    behind: 'med omegn, og omegn',
    within: 'innen, innenfor, høyst, maks, maksimalt, max, mindre enn, under, inntil, opptil',
    from: 'fra, ifra, av, rundt, unna, radius fra, avstand fra',
    hasCases: false,
  },
  en: {
    near: 'near, near to, close to, nearby to, nearest to, closest to, in the vicinity of, not far from',
    around: 'around, by, round',
    behind: 'and surroundings, and surrounding area',
    within: 'within, max, under, less than, up to, no more than, at most',
    from: 'of, from, around, away from, radius of, radius from, outside',
    hasCases: false,
  },
  fi: {
    near: 'lähellä, lähelle, liki, lähinnä',
    around: 'ympärillä',
    behind:
      'lähellä, läheltä, lähelle, seudulla, seudulta, ympäristössä, ympäristöstä, liepeillä, lähistöllä, tienoilla',
    within: 'alle, enintään, korkeintaan, max, maks, maksimissaan',
    from: 'säteellä, päässä, etäisyydellä, matkan päässä, säteellä kaupungista',
    hasCases: true,
  },
  sk: {
    near: 'blízko, neďaleko, v blízkosti, najbližšie k, nablízku, v okolí, v okolí mesta, okolie',
    around: 'okolo, pri, kúsok od',
    behind: 'a okolie, s okolím',
    within: 'do, max, maximálne, najviac, menej ako, v okruhu, v okruhu do',
    from: 'od, okolo, z, od mesta, v okolí',
    hasCases: true,
  },
};

/** The words around places in some languages, as keys. */
export interface NearWords {
  readonly near: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
  readonly from: ReadonlySet<string>;
  readonly hasCases: boolean;
}

/** The words around places in the languages of a site. */
export function nearWords(languages: readonly WordLanguage[]): NearWords {
  const tables = languages.map((language) => words[language]);
  const keys = (name: Exclude<keyof PlaceWords, 'hasCases'>) =>
    new Set(tables.flatMap((table) => table[name].split(',').map((text) => wordKey(text))));
  return {
    near: keys('near'),
    around: keys('around'),
    behind: keys('behind'),
    within: keys('within'),
    from: keys('from'),
    hasCases: tables.some(({ hasCases }) => hasCases),
  };
}
