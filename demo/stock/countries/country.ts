import type { Day } from '../day.ts';
import type { Language, Some } from '../languages/language.ts';
import type { Fuel } from '../models/model.ts';
import type { Random } from '../random.ts';

/** The unit of distances in a country. */
export interface DistanceUnit {
  /** The unit after a number. */
  readonly text: string;
  /** Kilometres per unit. */
  readonly kilometres: number;
  /** The unit of odometers. */
  readonly odometer: 'km' | 'mi';
}

/** A public holiday; with `closes`, a day with shorter hours. */
export interface Holiday {
  /** Month and day, or days after Easter Sunday. */
  readonly on: string | number;
  readonly name: string;
  readonly closes?: string;
}

/**
 * Issues unique registration numbers. They are from series that are reserved for examples, or from
 * patterns that no real car has.
 */
export type Plates = (firstRegistered: Day) => string;

/** What differs between the countries the group sells cars in. */
export interface Country {
  /** ISO 3166, such as `SE`. */
  readonly code: string;
  readonly language: Language;
  /** ISO 4217. */
  readonly currency: string;
  readonly distance: DistanceUnit;
  /** The price of a new car for each thousand Swedish kronor in the tables of models, by fuel. */
  readonly priceLevels: Readonly<Record<Fuel, number>>;
  /** Prices end below a round number: `{ step: 5000, below: 100 }` makes 249 900. */
  readonly priceEnding: { readonly step: number; readonly below: number };
  /** The share of VAT in a price without it. */
  readonly vat: number;
  readonly format: CountryFormat;
  readonly holidays: readonly Holiday[];
  readonly people: People;
  /** The plates of a chain; two chains of a country never share one. */
  readonly plates: (random: Random, chain: Chain) => Plates;
  /** The plates of motorcycles, distinct from those of cars, if motorcycles are sold. */
  readonly motorcyclePlates?: (random: Random, chain: Chain) => Plates;
}

export type Chain = 'nordvik' | 'carstore';

/** Figures with units, in the country's notation. */
export interface CountryFormat {
  readonly power: (horsepower: number, number: NumberText) => string;
  readonly consumption: (litresPer100: number, number: NumberText) => string;
  readonly electricity: (kilowattHoursPer100: number, number: NumberText) => string;
  readonly range: (kilometres: number, number: NumberText) => string;
  readonly time: (time: string) => string;
}

/** Formats a number in the country's language, with a number of decimal digits. */
export type NumberText = (value: number, digits?: number) => string;

/** Names and telephone numbers of staff. */
export interface People {
  /** First names. */
  readonly women: Some<string>;
  readonly men: Some<string>;
  readonly lastNames: Some<string>;
  /** The form of the family name for a first name, if the language has several. */
  readonly familyName?: (first: string, last: string) => string;
  /** The nth mobile number of a series that is reserved for examples, or that can't exist. */
  readonly mobile: (n: number) => string;
}

/** Splits a text at spaces into names. */
export function names(text: string): Some<string> {
  const [first = '', ...others] = text.split(' ');
  return [first, ...others];
}

const letters = 'ABCDEFHJKLNPRSTUVXYZ';

/** Random plates, drawn until one is unused. */
export function drawnPlates(draw: (firstRegistered: Day) => string): Plates {
  const given = new Set<string>();
  return (firstRegistered) => {
    let plate = draw(firstRegistered);
    while (given.has(plate)) plate = draw(firstRegistered);
    given.add(plate);
    return plate;
  };
}

/** Random letters that plates use in every country. */
export function plateLetters(random: Random, count: number): string {
  return Array.from({ length: count }, () => letters[random.int(0, letters.length - 1)]).join('');
}
