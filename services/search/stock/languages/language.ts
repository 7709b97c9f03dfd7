import type { BodyStyle, Drive, Fuel, Gearbox } from '../models/model.ts';
import type { EquipmentKey } from './equipmentKeys.ts';

/** The paints there are pictures of. */
export const paints = [
  'black',
  'white',
  'grey',
  'silver',
  'blue',
  'red',
  'green',
  'beige',
  'bronze',
  'darkBlue',
  'orange',
  'yellow',
] as const;

export type Paint = (typeof paints)[number];

/** What a car has behind it. A demonstrator has been registered, so it counts as used. */
export type Condition = 'used' | 'demo' | 'new';

/** What a department does; the keys of the departments of a facility. */
export type DepartmentKind = 'new' | 'used' | 'vans' | 'workshop' | 'parts' | 'body' | 'tyres';

/** A list that has at least one entry. */
export type Some<Item> = readonly [Item, ...Item[]];

/**
 * Everything the demo stock says in a language. The values of fuels, bodies and the like are values
 * of facets: short, and the same in every car. Sentences have `{marks}`.
 */
export interface Language {
  /** For `Intl`, such as `sv-SE`. */
  readonly locale: string;
  readonly fuels: Readonly<Record<Fuel, string>>;
  readonly bodies: Readonly<Record<BodyStyle, string>>;
  readonly gearboxes: Readonly<Record<Gearbox, string>>;
  readonly drives: Readonly<Record<Drive, string>>;
  readonly colours: Readonly<Record<Paint, string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly equipment: Readonly<Record<EquipmentKey, string>>;
  /** Names of brands, models and words of versions that differ from the tables'. */
  readonly names: Readonly<Record<string, string>>;
  readonly prices: PriceWords;
  readonly loan: LoanWords;
  readonly leasing: LeasingWords;
  readonly campaigns: CampaignWords;
  readonly facilities: FacilityWords;
  readonly descriptions: DescriptionWords;
  /** Where motorcycles are sold. */
  readonly motorcycles?: MotorcycleWords;
}

export interface PriceWords {
  readonly cash: string;
  readonly withoutVat: string;
  readonly from: string;
  /** After an amount by the month, such as `kr/mån`; has `{amount}`. */
  readonly monthly: string;
}

export interface LoanWords {
  readonly title: string;
  /** Has `{months}`, `{cash}` in percent. */
  readonly description: string;
  /** With the marks `{1}` to `{8}` of the disclaimer: see docs/stock.md. */
  readonly disclaimer: string;
}

export interface LeasingWords {
  readonly private: string;
  readonly company: string;
  /** Have `{months}` and `{distance}`. */
  readonly privateDescription: string;
  readonly companyDescription: string;
  readonly note: string;
}

export interface CampaignWords {
  readonly lowered: Some<string>;
  /** Has `{rate}`. */
  readonly loan: string;
  readonly leasing: string;
}

export interface FacilityWords {
  /** From Monday. */
  readonly days: readonly string[];
  readonly closed: string;
  /** `{opens}` and `{closes}` as the language writes times. */
  readonly hours: string;
  readonly departments: Readonly<Record<DepartmentKind, DepartmentWords>>;
  /** Has `{name}`, of a holiday, and `{date}`. */
  readonly holiday: string;
}

export interface DepartmentWords {
  readonly name: string;
  /** How its e-mail address begins. */
  readonly mailbox: string;
  /** What those who work there are called; the first of them leads. */
  readonly titles: Some<string>;
}

/** The sentences a description is put together from, in this order. */
export interface DescriptionWords {
  /** By what a car is good for. Have `{model}`. */
  readonly openings: Readonly<Record<Purpose, Some<string>>>;
  /** Have `{range}`, `{battery}`, `{health}` and `{consumption}`. */
  readonly fuels: Readonly<Record<Fuel, Some<string>>>;
  readonly oneOwner: Some<string>;
  /** Of a car with one owner, where new cars are sold. */
  readonly soldHere: Some<string> | undefined;
  /** Have `{owners}`. */
  readonly owners: Some<string>;
  /** How many owners, from two on, as the sentences about them have it. */
  readonly counts: readonly string[];
  /** What isn't perfect. */
  readonly flaws: Some<string>;
  /** Of a car that is old enough to be inspected. */
  readonly inspected: string;
  /** Have `{equipment}`: a list of three. */
  readonly equipment: Some<string>;
  readonly demo: Some<string>;
  readonly fresh: Some<string>;
  readonly sample: Some<string>;
  /** Between the last two of a list. */
  readonly and: string;
}

/** What is said of a motorcycle instead of what is said of a car. */
export interface MotorcycleWords {
  /** Have `{model}`. */
  readonly openings: Some<string>;
  /** What isn't perfect. */
  readonly flaws: Some<string>;
  readonly loan: Pick<LoanWords, 'title' | 'disclaimer'>;
}

export type Purpose = 'family' | 'tall' | 'small' | 'saloon' | 'fun' | 'van' | 'pickup';
