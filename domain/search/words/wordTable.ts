import type { DistanceUnit } from '#domain/sites/site.ts';
import type { allSortNames } from '../facets.ts';

/** What visitors mean by a word, and the filter that has it. */
export const meaningFields = {
  electric: 'fuel',
  pluginHybrid: 'fuel',
  hybrid: 'fuel',
  petrol: 'fuel',
  diesel: 'fuel',
  estate: 'body',
  hatchback: 'body',
  saloon: 'body',
  suv: 'body',
  convertible: 'body',
  mpv: 'body',
  van: 'body',
  pickup: 'body',
  motorcycle: 'body',
  automatic: 'gearbox',
  manual: 'gearbox',
  fourWheelDrive: 'drive',
  frontWheelDrive: 'drive',
  rearWheelDrive: 'drive',
  white: 'color',
  black: 'color',
  grey: 'color',
  silver: 'color',
  blue: 'color',
  darkBlue: 'color',
  red: 'color',
  green: 'color',
  beige: 'color',
  yellow: 'color',
  orange: 'color',
  newCar: 'condition',
  usedCar: 'condition',
  demonstrator: 'condition',
  reducedPrice: 'isReduced',
  towbar: 'equipment',
  navigation: 'equipment',
  leather: 'equipment',
  panorama: 'equipment',
  rearCamera: 'equipment',
  cruiseControl: 'equipment',
  heatedSeats: 'equipment',
  heatedWheel: 'equipment',
  parkingHeater: 'equipment',
  heatPump: 'equipment',
  carPlay: 'equipment',
  parkingSensors: 'equipment',
  winterWheels: 'equipment',
  headUpDisplay: 'equipment',
  roofRails: 'equipment',
  electricSeat: 'equipment',
  keyless: 'equipment',
  vatDeductible: 'vatDeductible',
} as const;

export type Meaning = keyof typeof meaningFields;

/** The bodies that sizes and uses mean, unless a body is named. */
export const sizeBodies = {
  small: ['hatchback'],
  roomy: ['estate', 'suv', 'mpv'],
} as const satisfies Readonly<Record<string, readonly Meaning[]>>;

export const sizeNames = ['small', 'roomy'] as const satisfies readonly (keyof typeof sizeBodies)[];

export type Size = (typeof sizeNames)[number];

/** The bounds that amounts mean, in the units of the index. */
export const amountBounds = {
  lowMileage: { field: 'mileage', ends: (unit: DistanceUnit) => ({ high: lowMileages[unit] }) },
  longRange: {
    field: 'electricRange',
    ends: (unit: DistanceUnit) => ({ low: unit === 'mi' ? 250 : 400 }),
  },
} as const;

const lowMileages: Readonly<Record<DistanceUnit, number>> = { km: 50_000, mil: 5000, mi: 30_000 };

/** An order that words ask for. */
interface SortMeaning {
  readonly sortName: (typeof allSortNames)[number];
  /** What is ordered: only reduced prices have a reduction. */
  readonly meaning?: Meaning;
}

/** The orders that words ask for. */
export const wordSorts: Readonly<Record<WordSort, SortMeaning>> = {
  cheapest: { sortName: 'price-asc' },
  lowestMonthly: { sortName: 'loan-asc' },
  largestReduction: { sortName: 'reduction-desc', meaning: 'reducedPrice' },
};

export const wordSortNames = ['cheapest', 'lowestMonthly', 'largestReduction'] as const;

export type WordSort = (typeof wordSortNames)[number];

export const amountNames = [
  'lowMileage',
  'longRange',
] as const satisfies readonly (keyof typeof amountBounds)[];

export type Amount = (typeof amountNames)[number];

/** Words and phrases, separated by commas. */
export type Words = string;

/** The words of visitors in one language. */
export interface WordTable {
  /** The unit of distances in an index whose first language this is. */
  readonly distanceUnit: DistanceUnit;
  /** Synonyms, with the spelling of the index among them. */
  readonly meanings: Readonly<Record<Meaning, Words>>;
  /** Sizes and uses: `small`, `family car`. */
  readonly sizes: Readonly<Record<Size, Words>>;
  /** Amounts without a number: `low mileage`. */
  readonly amounts: Readonly<Record<Amount, Words>>;
  /** Orders: `cheapest`, `largest reduction`. */
  readonly sorts: Readonly<Record<WordSort, Words>>;
  /** Nicknames, short forms and inflected forms of makes, by make. */
  readonly makes: Readonly<Record<string, Words>>;
  /** The same of towns. */
  readonly towns: Readonly<Record<string, Words>>;
  /** Short forms of parts of model names. */
  readonly abbreviations?: Readonly<Record<string, string>> | undefined;
  /** Words that say nothing about a car. */
  readonly fillers: Words;
  /** Words that exclude what follows, which no filter can. */
  readonly not: Words;
  readonly bounds: BoundWords;
  /** Words for the filter that a number bounds, before or after it: `range over 250`, `300 mile range`. */
  readonly about: Readonly<Record<BoundField, Words>>;
  readonly units: Readonly<Record<UnitName, Words>>;
  /** After an amount of money that is paid by the month: `a month`. */
  readonly perMonth: Words;
  /** What follows the number of seats, as in `7-seater`. */
  readonly seats: Words;
  /** Numbers as words. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** The filters that numbers bound. */
export const boundFields = [
  'price',
  'mileage',
  'electricRange',
  'power',
  'towingWeight',
  'year',
  'loan',
  'privateLeasing',
] as const;

export type BoundField = (typeof boundFields)[number];

/** Words around numbers; signs such as `<` are the same in all languages (`signs.ts`). */
export interface BoundWords {
  /** Before the highest number, or after it. */
  readonly atMost: Words;
  /** Before the lowest number, or after it. */
  readonly atLeast: Words;
  /** The same for years, and the opposite for ages. */
  readonly newer: Words;
  readonly older: Words;
  /** Before or after a number that is approximate. */
  readonly around: Words;
  /** Before two numbers, or after them. */
  readonly between: Words;
  /** Between two numbers that have one of those words. */
  readonly and: Words;
  /** Between any two numbers. */
  readonly to: Words;
  /** Only after the lowest number. */
  readonly orMore: Words;
  /** Only after the highest number. */
  readonly orLess: Words;
}

/** Units of numbers. Those that are written alike in all languages are in `units.ts`. */
export type UnitName =
  | 'thousand'
  | 'money'
  | 'kilometre'
  /** The Scandinavian mile of ten kilometres. */
  | 'mil'
  | 'mile'
  | 'horsepower'
  | 'kilogram'
  | 'tonne'
  | 'age';
