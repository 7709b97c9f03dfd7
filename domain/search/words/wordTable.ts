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
} as const;

export type Meaning = keyof typeof meaningFields;

/** Words and phrases, separated by commas. */
export type Words = string;

/** The words of visitors in one language. */
export interface WordTable {
  /** Synonyms, with the spelling of the index among them. */
  readonly meanings: Readonly<Record<Meaning, Words>>;
  /** Nicknames, short forms and inflected forms of makes, by make. */
  readonly makes: Readonly<Record<string, Words>>;
  /** The same of towns. */
  readonly towns: Readonly<Record<string, Words>>;
  /** Short forms of parts of model names. */
  readonly abbreviations?: Readonly<Record<string, string>> | undefined;
  /** Words that say nothing about a car. */
  readonly fillers: Words;
  /** Words before the highest number. */
  readonly atMost: Words;
  /** Words before the lowest number. */
  readonly atLeast: Words;
  /** Words before two numbers. */
  readonly between: Words;
  /** Words between two numbers. */
  readonly and: Words;
  /** Words after the lowest number. */
  readonly orMore: Words;
  /** Words after the highest number. */
  readonly orLess: Words;
  /** Words for a thousand, after a number. */
  readonly thousand: Words;
  /** Units, after a number. */
  readonly money: Words;
  readonly distance: Words;
  readonly power: Words;
  /** What follows the number of seats, as in `7-seater`. */
  readonly seats: Words;
  /** Numbers of seats as words. */
  readonly numbers: Readonly<Record<string, string>>;
}
