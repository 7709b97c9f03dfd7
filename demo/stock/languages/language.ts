import type { BodyStyle, Drive, Fuel, Gearbox } from '../models/model.ts';
import type { EquipmentKey } from './equipmentKeys.ts';

/** The paints that have pictures. */
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

/** The condition of a car. A demonstrator has been registered, so it counts as used. */
export type Condition = 'used' | 'demo' | 'new';

/** The kinds of departments. */
export type DepartmentKind = 'new' | 'used' | 'vans' | 'workshop' | 'parts' | 'body' | 'tyres';

/** A non-empty list. */
export type Some<Item> = readonly [Item, ...Item[]];

/**
 * All texts of the demo stock in a language. Fuels, bodies and similar values are facet values, so they
 * are short and the same in every car. Sentences have `{placeholders}`.
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
  readonly vehicleTypes: Readonly<Record<VehicleType, string>>;
  readonly equipment: Readonly<Record<EquipmentKey, string>>;
  /** Names of brands, models and versions that differ from the tables. */
  readonly names: Readonly<Record<string, string>>;
  readonly prices: PriceWords;
  readonly loan: LoanWords;
  readonly leasing: LeasingWords;
  readonly campaigns: CampaignWords;
  readonly facilities: FacilityWords;
  readonly descriptions: DescriptionWords;
  /** Present if motorcycles are sold in the country. */
  readonly motorcycles?: MotorcycleWords;
}

/** The kinds of vehicles in old addresses. */
export type VehicleType = 'car' | 'van' | 'motorcycle';

export interface PriceWords {
  readonly cash: string;
  readonly withoutVat: string;
  readonly from: string;
  /** A monthly amount, such as `{amount} kr/mån`; has `{amount}`. */
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
  /** Opening hours; has `{opens}` and `{closes}`. */
  readonly hours: string;
  readonly departments: Readonly<Record<DepartmentKind, DepartmentWords>>;
  /** Has `{name}` (of a holiday) and `{date}`. */
  readonly holiday: string;
}

export interface DepartmentWords {
  readonly name: string;
  /** The beginning of its email address. */
  readonly mailbox: string;
  /** Job titles of the staff; the first one is the manager. */
  readonly titles: Some<string>;
}

/** The sentences of a description, in this order. */
export interface DescriptionWords {
  /** By the purpose of a car. Have `{model}`. */
  readonly openings: Readonly<Record<Purpose, Some<string>>>;
  /** Have `{range}`, `{battery}`, `{health}` and `{consumption}`. */
  readonly fuels: Readonly<Record<Fuel, Some<string>>>;
  readonly oneOwner: Some<string>;
  /** For a car with one owner, at dealers that sell new cars. */
  readonly soldHere: Some<string> | undefined;
  /** Have `{owners}`. */
  readonly owners: Some<string>;
  /** Numbers of owners in words, from two. */
  readonly counts: readonly string[];
  /** Minor flaws. */
  readonly flaws: Some<string>;
  /** For a car that is old enough to be inspected. */
  readonly inspected: string;
  /** Have `{equipment}`: a list of three. */
  readonly equipment: Some<string>;
  readonly demo: Some<string>;
  readonly fresh: Some<string>;
  readonly sample: Some<string>;
  /** The conjunction before the last item of a list. */
  readonly and: string;
}

/** The texts of motorcycles that differ from those of cars. */
export interface MotorcycleWords {
  /** Have `{model}`. */
  readonly openings: Some<string>;
  /** Minor flaws. */
  readonly flaws: Some<string>;
  readonly loan: Pick<LoanWords, 'title' | 'disclaimer'>;
}

export type Purpose = 'family' | 'tall' | 'small' | 'saloon' | 'fun' | 'van' | 'pickup';
