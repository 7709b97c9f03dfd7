import { describe, expect, test } from 'vitest';
import { wireName } from '#domain/search/facets.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { createVocabulary } from '#domain/search/words/vocabulary.ts';
import { wordTables } from '#domain/search/words/wordTables.ts';
import { carWords } from './searchWords.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  brand: [
    'Audi',
    'BMW',
    'Citroën',
    'Ford',
    'Kia',
    'Mercedes-Benz',
    'Opel',
    'Seat',
    'Skoda',
    'Volvo',
  ],
  model: ['V60', 'V60 Cross Country', 'Golf', 'Octavia', 'Passat', 'Range Rover Evoque', 'ID.4'],
  city: ['Göteborg', 'Bergen', 'Leeds', 'Tampere', 'Trnava'],
};

/** The reader of an index that has the names, and a value for every other meaning. */
function openIndex(language: WordLanguage) {
  const languages: readonly WordLanguage[] = language === 'en' ? ['en'] : [language, 'en'];
  const { synonyms } = createVocabulary(languages.map((each) => wordTables[each]));
  const reader = carWords(languages).createReader((field) => {
    const [name] = Object.keys(names).filter((each) => wireName(each) === field);
    if (name !== undefined) return names[name] ?? [];
    return synonyms.flatMap((meant) =>
      wireName(meant.field) === field ? meant.phrases.slice(0, 1) : [],
    );
  });
  return {
    repair: (word: string) => reader.repair?.(word),
    suggest: (word: string) => reader.suggest?.(word),
  };
}

describe.each<[WordLanguage, Readonly<Record<string, string | undefined>>]>([
  ['sv', { begangad: 'begagnad', elbul: 'elbil', dragkork: 'dragkrok', räckvid: 'räckvidd' }],
  ['nb', { stasjonvogn: 'stasjonsvogn', elbli: 'elbil', rekkevide: 'rekkevidde' }],
  ['en', { electirc: 'electric', automtic: 'automatic', hatchbak: 'hatchback' }],
  ['fi', { farmarri: 'farmari', sähköato: 'sähköauto', automatti: 'automaatti' }],
  ['sk', { elektromobl: 'elektromobil', bezín: 'benzín', kmbi: 'kombi' }],
])('in %s', (language, texts) => {
  const { repair } = openIndex(language);

  test.each([
    ...Object.entries(texts),
    ['bmv', 'BMW'],
    ['bnw', 'BMW'],
    ['bwm', 'BMW'],
    ['kja', 'Kia'],
    ['adi', 'Audi'],
    ['fod', 'Ford'],
    ['vlovo', 'Volvo'],
    ['skdoa', 'Skoda'],
    ['passad', 'Passat'],
    ['octvia', 'Octavia'],
    // Not the first letter, not with a digit, and not a word of a table.
    ['xovlo', undefined],
    ['v61', undefined],
    ['gof7', undefined],
    ['max', undefined],
    ['suv', undefined],
    ['km', undefined],
    // Not in the list of any language, but no typo that is easily made.
    ['bux', undefined],
    ['kix', undefined],
    ['zzzz', undefined],
  ])('%s is %s', (word, read) => {
    expect(repair(word)).toBe(read);
  });
});

/** Ordinary words of three letters, some of them one letter away from a make or a body. */
const realWords: Readonly<Record<WordLanguage, string>> = {
  sv: 'alf ank arm ask bak bar ben bil bok bra bro bur dag del dum dyr ett far fat fel fem fin for fyr får för gul han hit hos hur hus här jag kan kar kil kod kok kul lag ljus lov låg man med men mer min mor mot mus mål nej nog nya når näs oss ost par pil ram rik ris rot rum sak san sen set sin sju sko sol som son sur säl tak tal tia tid tum två tåg ung upp vad val vem vid vin vit väg vår äga även öga',
  nb: 'alt ark arm bak bil bok bra bro bru bus båt dag dal del den dyr ett far fat fem fin fire for fot fra før går ham han hos hus hva jeg kan kar kom kun kål lag land lav leg lov lys man med men mer mor mot mus mål nei nok nye når ord oss par per rik ris rom ser sin sju ski sko sol som sur syk sør tak tid tog ung uke ute vei ved vel vil vin våt vår øye',
  en: 'act age air all and ant any arm art ask bad bag bed big bit bow box boy bus but buy can car cat cup cut dad day did dog dry due ear eat egg end far fat few fit fix fly for fun gas get god got gun guy had has hat her him his hot how ice its job key kid kit lad law leg let lie log lot low mad man map may men met mix mum net new nor not now odd off oil old one our out own pay pen pet pig pot put ran rat red rid row run sad sat saw say sea see set she shy sir sit six sky son sun tax tea ten the tie tin tip toe ton too top toy try two use war was way wet who why win yes yet you',
  fi: 'aja asu ero hei hän ilo isi iso itä joo jos kai ken kuu kyy lie luo maa meri min mut myy niin nyt oho oli oma ovi pää puu rae sen sim suu syy sää tai tee tie työ uni vai vei voi vuo yli yö äiti',
  sk: 'aby ako ale ani bez boh bol byť dar deň dom dve dva had hod ich ide ísť iba jar jej kam keď kde kto kus les let ľud mal má mám mať môj nad náš nie noc nos oba oči ona oni pes päť pod pol pre pri rád rok ryb sám sen sme sna som šok tak tam tie tím toť tri tvár vec váš veď vek voz vôl zem zub žiť',
};

describe.each<WordLanguage>(['sv', 'nb', 'en', 'fi', 'sk'])('real words in %s', (language) => {
  test('of three letters stay themselves', () => {
    const { repair } = openIndex(language);
    const words = realWords[language].split(' ').filter((word) => word.length === 3);
    const repaired = words.filter((word) => repair(word) !== undefined);
    expect(repaired.map((word) => `${word}: ${repair(word)}`)).toEqual([]);
  });
});

describe('a compound is read by the word it begins or ends with', () => {
  test.each([
    ['premiumkombi', 'kombi'],
    ['dragkroksfäste', 'dragkrok'],
    ['kupévärmare', 'värmare'],
    ['barstol', undefined],
  ])('%s: %s', (word, part) => {
    expect(openIndex('sv').repair(word)).toBe(part);
  });
});

describe('words that may be meant', () => {
  test.each([
    ['wolvo', ['Volvo']],
    ['xolvo', ['Volvo']],
    ['ovtivia', ['Octavia']],
    ['volvo', []],
    ['bil', []],
    ['v61', []],
    ['qqqqqq', []],
  ])('%s: %j', (word, meant) => {
    expect(openIndex('sv').suggest(word)).toEqual(meant);
  });
});
