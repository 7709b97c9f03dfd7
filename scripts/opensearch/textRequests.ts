import { type Random, randomOf } from '#demo/stock/random.ts';
import type { SearchDocument } from '#search-engine/engine.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';

/** Typed texts, in the languages of the sites and others. */
const table = [
  ...['volvo', 'Volvo XC60', 'xc 60', 'x c 60', 'xc60 diesel', 'volvo xc60 b4 momentum awd'],
  ...['id4', 'ID.4', 'id 4', 'vw id.4', 'model y', 'modely', 'tesla model 3', 'cx5', 'cx-5'],
  ...['e-tron', 'etron', 'q4 e-tron', 'mercedes-benz', 'mercedes benz', 'bmw x3', 'bmw 3'],
  ...['skoda', 'Škoda', 'citroen', 'Citroën', 'voklswagen', 'polstar', 'golff', 'audii'],
  ...['el', 'elbil', 'elbil automat', 'laddhybrid', 'plug-in hybrid', 'PHEV', 'hybrid', 'diesel'],
  ...['automatväxlad', 'automatvaxlad', 'automat', '4x4', 'awd', 'fyrhjulsdrift', 'kombi suv'],
  ...['dragkrok', 'värmepump', 'varmepump', 'hengerfeste', 'strøm', 'strom', 'varebil'],
  ...['vetokoukku', 'sähkö', 'sahko', 'farmari', 'automaatti', 'neliveto'],
  ...['ťažné zariadenie', 'tazne', 'benzín', 'benzin', 'automatická', 'nafta'],
  ...[
    'bmv',
    'BMV x1',
    '"bmv"',
    'vovlo kmobi',
    'wolvo',
    'inscripton',
    'dragkroksfäste',
    'premiumkombi',
  ],
  ...[
    '<200000',
    '200000 max automat',
    'mellan 100 och 200 tkr',
    'max 3 år gammal',
    'minst 5 säten',
  ],
  ...['räckvidd över 500 km', 'elbil med lång räckvidd', 'ev 300 mile range', 'lågmil volvo'],
  ...['liten bil', 'liten suv', 'stor kombi', 'familjebil', 'billig cab', 'avoauto', 'inte diesel'],
  ...['elkombi', 'dieselautomat', 'billig pålitlig volvo till min dotter', 'fin', 'kort', 'svu'],
  ...['electric estate', 'petrol automatic', 'towbar', 'people carrier', 'panel van'],
  ...['a', 'v', '2', 'el-hissar', 'röd', 'rod', 'zzzz', '!!!', 'volvo zzzz', '  volvo  '],
];

/** Searches by words: the table, and names of cars in the stock with various spellings and typos. */
export function textRequests(
  index: string,
  documents: readonly SearchDocument[],
  count: number,
): readonly WireSearchRequest[] {
  const random = randomOf(`words for ${index}`);
  const made = Array.from({ length: count }, () => makePhrase(documents, random));
  return [...table, ...made].map((keyphrase) => ({
    index,
    fields: ['car_id', 'car_brand', 'car_model', 'car_model_text'],
    keyphrase,
    facets: [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }],
    filters: [],
    limit: 48,
    offset: 0,
    sort_name: random.chance(0.5) ? 'car_price_asc' : '',
    drop_words: random.chance(0.7),
  }));
}

const sources = [
  'car_brand',
  'car_model',
  'car_model_text',
  'car_version',
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_color',
  'car_drive',
  'car_equipment',
  'car_site_city',
] as const;

type Spelling = (word: string, document: SearchDocument, random: Random) => string;

const spellings: readonly [Spelling, ...Spelling[]] = [
  (word) => word,
  (word, document) => `${document['car_brand']} ${word}`,
  (word) => word.slice(0, Math.max(2, word.length - 2)),
  (word) => word.replaceAll(' ', ''),
  (word) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase(),
  // A missing letter.
  (word, _document, random) => {
    const at = random.int(1, Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  },
  // Two letters swapped.
  (word, _document, random) => {
    const at = random.int(1, Math.max(1, word.length - 2));
    return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
  },
  (_word, document) => `${document['car_regno'] ?? ''}`.slice(0, 4),
  (_word, document) => `${document['car_regno'] ?? ''}`.toLowerCase().replace(/.{3}/, '$& '),
];

function makePhrase(documents: readonly SearchDocument[], random: Random): string {
  const document = documents[random.int(0, documents.length - 1)] ?? {};
  const value = document[random.pick(sources)];
  const [word] = Array.isArray(value) ? value : [value];
  return random.pick(spellings)(String(word ?? 'volvo'), document, random);
}
