/** What visitors mean by a word, and the index field that holds it. */
export const meaningFields = {
  electric: 'car_fuel',
  pluginHybrid: 'car_fuel',
  hybrid: 'car_fuel',
  petrol: 'car_fuel',
  diesel: 'car_fuel',
  estate: 'car_body',
  hatchback: 'car_body',
  saloon: 'car_body',
  suv: 'car_body',
  convertible: 'car_body',
  mpv: 'car_body',
  van: 'car_body',
  pickup: 'car_body',
  motorcycle: 'car_body',
  automatic: 'car_gearbox',
  manual: 'car_gearbox',
  fourWheelDrive: 'car_drive',
  frontWheelDrive: 'car_drive',
  rearWheelDrive: 'car_drive',
  white: 'car_color',
  black: 'car_color',
  grey: 'car_color',
  silver: 'car_color',
  blue: 'car_color',
  darkBlue: 'car_color',
  red: 'car_color',
  green: 'car_color',
  beige: 'car_color',
  yellow: 'car_color',
  orange: 'car_color',
  newCar: 'car_condition',
  usedCar: 'car_condition',
  demonstrator: 'car_condition',
  towbar: 'car_equipment',
  navigation: 'car_equipment',
  leather: 'car_equipment',
  panorama: 'car_equipment',
  rearCamera: 'car_equipment',
  cruiseControl: 'car_equipment',
  heatedSeats: 'car_equipment',
  heatedWheel: 'car_equipment',
  parkingHeater: 'car_equipment',
  heatPump: 'car_equipment',
  carPlay: 'car_equipment',
  parkingSensors: 'car_equipment',
  winterWheels: 'car_equipment',
  headUpDisplay: 'car_equipment',
  roofRails: 'car_equipment',
  electricSeat: 'car_equipment',
  keyless: 'car_equipment',
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
