import type { Chain, Country } from '../countries/country.ts';
import type { Day } from '../day.ts';
import type { Building } from '../facilities/facilityPictures.ts';
import type { EquipmentKey } from '../languages/equipmentKeys.ts';
import type { DepartmentKind, Paint, Some } from '../languages/language.ts';

/** A facility of a dealer, as in its table. */
export interface FacilityPlan {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** The district of the city, if it has several facilities. */
  readonly place: string;
  readonly region: string;
  /** Degrees, `latitude,longitude`. */
  readonly coordinates: string;
  readonly phone: string;
  readonly building: Building;
  readonly departments: readonly DepartmentKind[];
}

/** From Monday: `09:00-18:00`, or an empty text if closed. */
export type WeekHours = readonly string[];

/** The terms of a dealer's loans. */
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

/** An offer on new cars, as stated on a page. */
export interface NewCarOffer {
  readonly text: string;
  /** Its last day. */
  readonly until: Day;
}

/** A car on a page of the site, with the facts that the page states. */
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
  /** Equipment that it must have. */
  readonly equipment: readonly EquipmentKey[];
  /** The page's text. */
  readonly text: string;
}

/** The composition of the stock, as shares of all cars. */
export interface StockMix {
  readonly samples: number;
  /** New and in stock. */
  readonly fresh: number;
  readonly demos: number;
  readonly commercial: number;
  /** Fully electric used cars, as a share of all cars. */
  readonly electric: number;
}

/** A dealer's motorcycles, all of them used. */
export interface MotorcyclePlan {
  readonly count: number;
  /** The town where all of them are. */
  readonly city: string;
  /** Promises for every motorcycle. */
  readonly promises: Some<string>;
}

/** A site of the group that sells cars: what it sells, where, and on what terms. */
export interface Dealer {
  /** Id of the site, and suffix of its index names. */
  readonly site: string;
  readonly chain: Chain;
  readonly country: Country;
  readonly cars: number;
  readonly mix: StockMix;
  /** The brands it sells new; most of its used cars are of these, too. */
  readonly newBrands: readonly string[];
  /** The weight of a brand among the others; 1 if absent, 0 for never. */
  readonly brands: Readonly<Record<string, number>>;
  /** Weights of ages in years, from 0. */
  readonly ages: readonly number[];
  /** Cars stay up to 180 days; with a greater value, most are sold sooner. */
  readonly turnover: number;
  /** The lowest price of a car. */
  readonly cheapest: number;
  readonly loan: LoanTerms;
  readonly leasing: LeasingTerms | undefined;
  /** An extra with every new car ordered by a day. */
  readonly newCarOffer: NewCarOffer | undefined;
  /** Promises for every used car, as on its pages. */
  readonly promises: Some<string>;
  /** The promise for cars older than ten years. */
  readonly oldCarPromise: string | undefined;
  /** Cars on its pages, which must be in the stock. */
  readonly shown: readonly ShownCar[];
  readonly motorcycles?: MotorcyclePlan;
  /** Number of the company in the group's books. */
  readonly company: string;
  readonly mailDomain: string;
  readonly hours: Readonly<Record<DepartmentKind, WeekHours>>;
  /** Phone numbers that a department shares across all facilities. */
  readonly phones: Readonly<Partial<Record<DepartmentKind, string>>>;
  readonly facilities: readonly FacilityPlan[];
}

/** The same hours from Monday to Friday. */
export function week(weekdays: string, saturday = '', sunday = ''): WeekHours {
  return [...Array.from({ length: 5 }, () => weekdays), saturday, sunday];
}

/** The hours of a dealer's departments: those that sell, and those of the workshop. */
export function departmentHours(sales: WeekHours, workshop: WeekHours): Dealer['hours'] {
  return {
    new: sales,
    used: sales,
    vans: sales,
    workshop,
    parts: workshop,
    body: workshop,
    tyres: workshop,
  };
}
