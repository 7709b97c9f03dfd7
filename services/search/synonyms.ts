/** The languages of synonyms. */
export type SearchLanguage = 'sv' | 'nb' | 'en' | 'fi' | 'sk';

type Concept = Readonly<Record<SearchLanguage, readonly string[]>>;

/**
 * Groups of synonyms, by language: a search for one of them finds all of them. A phrase matches if all
 * its words match.
 */
const concepts: readonly Concept[] = [
  {
    sv: ['el', 'elbil', 'elbilar', 'eldriven', 'elektrisk'],
    nb: ['el', 'elbil', 'elbiler', 'elektrisk', 'strøm'],
    en: ['electric', 'ev', 'bev'],
    fi: ['sähkö', 'sähköauto', 'sähköautot', 'täyssähkö'],
    sk: ['elektro', 'elektromobil', 'elektrické', 'elektrický', 'elektroauto'],
  },
  {
    sv: ['laddhybrid', 'laddhybrider', 'pluginhybrid', 'plugin hybrid', 'phev'],
    nb: ['ladbar hybrid', 'ladbarhybrid', 'pluginhybrid', 'plugin hybrid', 'phev'],
    en: ['plugin hybrid', 'pluginhybrid', 'phev'],
    fi: ['ladattava hybridi', 'lataushybridi', 'pistokehybridi', 'phev'],
    sk: ['plugin hybrid', 'pluginhybrid', 'nabíjateľný hybrid', 'phev'],
  },
  {
    sv: ['elhybrid', 'mildhybrid', 'fullhybrid', 'hev'],
    nb: ['hybrid', 'hybridbil', 'hev'],
    en: ['hybrid', 'hev'],
    fi: ['hybridi', 'hybridiauto', 'hev'],
    sk: ['hybrid', 'hybridné', 'hev'],
  },
  {
    sv: ['bensin', 'bensinare', 'bensinbil'],
    nb: ['bensin', 'bensinbil'],
    en: ['petrol', 'gasoline'],
    fi: ['bensiini', 'bensa'],
    sk: ['benzín', 'benzínové', 'benzínový'],
  },
  {
    sv: ['diesel', 'dieselbil'],
    nb: ['diesel', 'dieselbil'],
    en: ['diesel'],
    fi: ['diesel', 'dieselauto'],
    sk: ['diesel', 'nafta', 'naftové'],
  },
  {
    sv: ['kombi', 'kombibil', 'herrgårdsvagn', 'stationsvagn'],
    nb: ['stasjonsvogn', 'stv'],
    en: ['estate', 'wagon'],
    fi: ['farmari', 'farmariauto'],
    sk: ['kombi'],
  },
  {
    sv: ['halvkombi', 'hatchback'],
    nb: ['kombi', 'hatchback'],
    en: ['hatchback', 'hatch'],
    fi: ['viistoperä', 'hatchback'],
    sk: ['hatchback'],
  },
  {
    sv: ['sedan'],
    nb: ['sedan'],
    en: ['saloon', 'sedan'],
    fi: ['sedan', 'porrasperä'],
    sk: ['sedan'],
  },
  {
    sv: ['suv', 'stadsjeep', 'crossover'],
    nb: ['suv', 'crossover'],
    en: ['suv', 'crossover'],
    fi: ['katumaasturi', 'maastoauto', 'suv', 'crossover'],
    sk: ['suv', 'crossover', 'terénne'],
  },
  {
    sv: ['cab', 'cabriolet', 'cabb'],
    nb: ['cabriolet', 'cab', 'kabriolet'],
    en: ['convertible', 'cabriolet', 'cabrio'],
    fi: ['avoauto', 'cabriolet', 'avo'],
    sk: ['kabriolet', 'cabriolet'],
  },
  {
    sv: ['familjebuss', 'minibuss', 'mpv'],
    nb: ['flerbruksbil', 'minibuss', 'mpv'],
    en: ['mpv', 'minibus', 'people carrier'],
    fi: ['tila-auto', 'tilaauto', 'mpv'],
    sk: ['mpv', 'rodinné'],
  },
  {
    sv: ['skåpbil', 'transportbil', 'skåp'],
    nb: ['varebil', 'kassebil'],
    en: ['van', 'panel van'],
    fi: ['pakettiauto', 'paku'],
    sk: ['dodávka', 'úžitkové'],
  },
  {
    sv: ['pickup', 'flakbil'],
    nb: ['pickup'],
    en: ['pickup', 'pick up'],
    fi: ['avolava', 'lavaauto', 'pickup'],
    sk: ['pickup', 'pick up'],
  },
  {
    sv: ['motorcykel', 'motorcyklar', 'mc', 'hoj'],
    nb: ['motorsykkel', 'motorsykler', 'mc'],
    en: ['motorcycle', 'motorbike'],
    fi: ['moottoripyörä', 'moottoripyörät', 'mp'],
    sk: ['motocykel', 'motorka'],
  },
  {
    sv: ['automat', 'automatlåda', 'automatväxel', 'automatisk'],
    nb: ['automat', 'automatgir', 'automatisk'],
    en: ['automatic', 'auto'],
    fi: ['automaatti', 'automaattivaihteisto'],
    sk: ['automatická', 'automat'],
  },
  {
    sv: ['manuell', 'manuellt'],
    nb: ['manuell', 'manuelt'],
    en: ['manual'],
    fi: ['manuaali', 'käsivalintainen'],
    sk: ['manuálna', 'manuál'],
  },
  {
    sv: ['fyrhjulsdrift', 'fyrhjulsdriven', '4wd', 'awd', '4x4'],
    nb: ['firehjulsdrift', 'firehjulstrekk', '4wd', 'awd', '4x4'],
    en: ['four-wheel drive', '4wd', 'awd', '4x4'],
    fi: ['neliveto', 'nelivetoinen', '4wd', 'awd', '4x4'],
    sk: ['4x4', '4wd', 'awd'],
  },
  {
    sv: ['dragkrok', 'drag', 'dragkula'],
    nb: ['hengerfeste', 'tilhengerfeste', 'krok'],
    en: ['towbar', 'tow bar', 'tow hitch'],
    fi: ['vetokoukku', 'koukku'],
    sk: ['ťažné zariadenie', 'ťažné'],
  },
];

const languagesByCountry: Readonly<Record<string, readonly SearchLanguage[]>> = {
  se: ['sv', 'en'],
  no: ['nb', 'en'],
  uk: ['en'],
  fi: ['fi', 'sv', 'en'],
  sk: ['sk', 'en'],
};

type Groups = readonly (readonly string[])[];

function groupsIn(languages: readonly SearchLanguage[]): Groups {
  return concepts.map((concept) => [
    ...new Set(languages.flatMap((language) => concept[language])),
  ]);
}

const english = groupsIn(['en']);

const groupsByCountry: ReadonlyMap<string, Groups> = new Map(
  Object.entries(languagesByCountry).map(([country, languages]) => [country, groupsIn(languages)]),
);

/** The groups of synonyms of an index, by the country suffix of its name. */
export function synonymGroups(index: string): Groups {
  return groupsByCountry.get(index.slice(index.lastIndexOf('-') + 1)) ?? english;
}
