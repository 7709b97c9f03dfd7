import type { Chain, Country } from '../countries/country.ts';
import type { Day } from '../day.ts';
import type { Building } from '../facilities/facilityPictures.ts';
import type { EquipmentKey } from '../languages/equipmentKeys.ts';
import type { DepartmentKind, Paint, Some } from '../languages/language.ts';

/** A place of a dealer, as its table has it. */
export interface FacilityPlan {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** The part of the city where it is, if the city has several. */
  readonly place: string;
  readonly region: string;
  /** Degrees, `latitude,longitude`. */
  readonly coordinates: string;
  readonly phone: string;
  readonly building: Building;
  readonly departments: readonly DepartmentKind[];
}

/** From Monday: `09:00-18:00`, or an empty text for a day without. */
export type WeekHours = readonly string[];

/** How a dealer lends money. */
export interface LoanTerms {
  /** Percent a year. */
  readonly rate: number;
  /** The rate of a campaign. */
  readonly campaignRate: number;
  readonly startFee: number;
  readonly invoiceFee: number;
  readonly shortest: number;
  readonly longest: number;
  readonly standard: number;
  /** Percent of the price. */
  readonly cash: number;
  /** Whether a sum may be left to the end of a shorter loan. */
  readonly hasResidual: boolean;
}

export interface LeasingTerms {
  readonly months: number;
  /** A year, in the country's unit. */
  readonly distance: number;
  /** What a month costs, as a share of the price. */
  readonly monthlyShare: number;
  /** What a month costs ends below a round number. */
  readonly ending: { readonly step: number; readonly below: number };
}

/** An offer on new cars, as a page tells it. */
export interface NewCarOffer {
  readonly text: string;
  /** Its last day. */
  readonly until: Day;
}

/** A car that a page of the site shows: what the page says of it is so. */
export interface ShownCar {
  readonly kind: 'used' | 'demo';
  /** As in the tables of models. */
  readonly model: string;
  readonly version: string;
  readonly registered: Day;
  readonly kilometres: number;
  readonly price?: number;
  readonly campaign?: number;
  readonly city?: string;
  readonly paint: Paint;
  /** What it has for certain. */
  readonly equipment: readonly EquipmentKey[];
  /** What the page says. */
  readonly text: string;
}

/** How the stock is made up; shares of all cars. */
export interface StockMix {
  readonly samples: number;
  /** New and in stock. */
  readonly fresh: number;
  readonly demos: number;
  readonly commercial: number;
  /** How many of the used cars run on electricity alone, as a share of all cars. */
  readonly electric: number;
}

/** The motorcycles a dealer has besides its cars, all of them used. */
export interface MotorcyclePlan {
  readonly count: number;
  /** Where all of them stand. */
  readonly city: string;
  /** What it promises on every one. */
  readonly promises: Some<string>;
}

/** A site of the group that sells cars: what it sells, where, and on what terms. */
export interface Dealer {
  /** Id of the site, and the end of its indices' names. */
  readonly site: string;
  readonly chain: Chain;
  readonly country: Country;
  readonly cars: number;
  readonly mix: StockMix;
  /** What it sells as new; these are also most of its used cars. */
  readonly newBrands: readonly string[];
  /** How often a brand is seen beside the others; 1 where nothing is said, 0 for never. */
  readonly brands: Readonly<Record<string, number>>;
  /** How many cars there are of each age, from less than a year. */
  readonly ages: readonly number[];
  /** Cars stay up to 180 days; the greater, the sooner most are sold. */
  readonly turnover: number;
  /** No car costs less. */
  readonly cheapest: number;
  readonly loan: LoanTerms;
  readonly leasing: LeasingTerms | undefined;
  /** What is added to every new car that is ordered until a day. */
  readonly newCarOffer: NewCarOffer | undefined;
  /** What it promises on every used car, as its pages do. */
  readonly promises: Some<string>;
  /** What it says instead about cars of more than ten years. */
  readonly oldCarPromise: string | undefined;
  /** Cars that its pages show, which must stand there. */
  readonly shown: readonly ShownCar[];
  readonly motorcycles?: MotorcyclePlan;
  /** Number of the company in the group's books. */
  readonly company: string;
  readonly mailDomain: string;
  readonly hours: Readonly<Record<DepartmentKind, WeekHours>>;
  /** Numbers that a department answers at for all facilities. */
  readonly phones: Readonly<Partial<Record<DepartmentKind, string>>>;
  readonly facilities: readonly FacilityPlan[];
}

/** The same hours from Monday to Friday. */
export function week(weekdays: string, saturday = '', sunday = ''): WeekHours {
  return [...Array.from({ length: 5 }, () => weekdays), saturday, sunday];
}
