import type { Day } from '../day.ts';
import type { Language, Some } from '../languages/language.ts';
import type { Fuel } from '../models/model.ts';
import type { Random } from '../random.ts';

/** How distances are read off a car of the country. */
export interface DistanceUnit {
  /** As it stands after a number. */
  readonly text: string;
  /** Kilometres in one of it. */
  readonly kilometres: number;
  /** What the odometer itself counts. */
  readonly odometer: 'km' | 'mi';
}

/** A day on which the country rests; `closes` where it only leaves earlier. */
export interface Holiday {
  /** Month and day, or days after Easter Sunday. */
  readonly on: string | number;
  readonly name: string;
  readonly closes?: string;
}

/**
 * Gives out registration numbers, each once. They come from series that are reserved for examples, or
 * from patterns that no real car has.
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
  /** What a new car costs here for each thousand Swedish kronor of the tables, by fuel. */
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
  /** Those of motorcycles, which no car has; where they are sold. */
  readonly motorcyclePlates?: (random: Random, chain: Chain) => Plates;
}

export type Chain = 'nordvik' | 'carstore';

/** Figures with units that the countries write each in its own way. */
export interface CountryFormat {
  readonly power: (horsepower: number, number: NumberText) => string;
  readonly consumption: (litresPer100: number, number: NumberText) => string;
  readonly electricity: (kilowattHoursPer100: number, number: NumberText) => string;
  readonly range: (kilometres: number, number: NumberText) => string;
  readonly time: (time: string) => string;
}

/** Writes a number in the country's language, with so many digits after the point. */
export type NumberText = (value: number, digits?: number) => string;

/** Who works there. */
export interface People {
  /** First names. */
  readonly women: Some<string>;
  readonly men: Some<string>;
  readonly lastNames: Some<string>;
  /** The family name as it goes with a first name, where that matters. */
  readonly familyName?: (first: string, last: string) => string;
  /** The nth mobile number of a series that is reserved for examples, or that can't exist. */
  readonly mobile: (n: number) => string;
}

/** Names from a text with spaces between them. */
export function names(text: string): Some<string> {
  const [first = '', ...others] = text.split(' ');
  return [first, ...others];
}

const letters = 'ABCDEFHJKLNPRSTUVXYZ';

/** Plates from a pattern, drawn until one is new. */
export function drawnPlates(draw: (firstRegistered: Day) => string): Plates {
  const given = new Set<string>();
  return (firstRegistered) => {
    let plate = draw(firstRegistered);
    while (given.has(plate)) plate = draw(firstRegistered);
    given.add(plate);
    return plate;
  };
}

/** So many letters that plates use everywhere. */
export function plateLetters(random: Random, count: number): string {
  return Array.from({ length: count }, () => letters[random.int(0, letters.length - 1)]).join('');
}
