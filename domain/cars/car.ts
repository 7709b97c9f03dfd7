import type { LeasingOption } from '../finance/leasingOption.ts';
import type { LoanOption } from '../finance/loanOption.ts';
import type { DatedPrice } from './priceReduction.ts';

/**
 * A car as shown in lists. Numbers are integers in the units of the index; texts come from the index
 * and are in the site's language. Unknown values are `undefined`, or an empty list.
 */
export interface CarSummary {
  readonly id: string;
  /** Path segment of the car's page. */
  readonly slug: string;
  readonly brand: string;
  /** The model name only, such as `V60`. */
  readonly model: string;
  /** Model and version, such as `V60 B4 Diesel Momentum`. */
  readonly modelText: string;
  readonly version?: string | undefined;
  readonly body?: string | undefined;
  readonly year?: number | undefined;
  readonly fuel?: string | undefined;
  readonly gearbox?: string | undefined;
  readonly drive?: string | undefined;
  readonly color?: string | undefined;
  readonly condition?: string | undefined;
  readonly isUsed: boolean;
  /** A new car that represents those available to order; its price is a "from" price. */
  readonly isSample: boolean;
  /** A light commercial vehicle: its prices exclude VAT, all others include it. */
  readonly isCommercial: boolean;
  readonly isMotorcycle?: boolean | undefined;
  /** With unit, such as `4 500 mil`. */
  readonly mileageText?: string | undefined;
  readonly mileage?: number | undefined;
  /** The distance driven, if its unit is known for certain. */
  readonly odometer?: Odometer | undefined;
  readonly electricRangeText?: string | undefined;
  readonly accelerationText?: string | undefined;
  readonly registrationNumber?: string | undefined;
  /** The vehicle identification number. */
  readonly chassisNumber?: string | undefined;
  readonly price: CarPricing;
  /** Cost per month, in the currency of the price. */
  readonly monthlyCosts: MonthlyCosts;
  readonly campaigns: readonly string[];
  readonly hasCampaign: CampaignMarks;
  readonly image?: CarImage | undefined;
  /** The dealer where the car is. */
  readonly facility: CarFacility;
  /**
   * When it was published, in ISO 8601 and UTC. If the index only knows the day, the start of that day at the site.
   */
  readonly publishedAt?: string | undefined;
}

export interface CarPricing {
  /** The current price in whole units of the currency: during a campaign, the campaign price. */
  readonly amount?: number | undefined;
  /** The price before the campaign; only during a campaign. */
  readonly former?: number | undefined;
  /**
   * By how much the price is below the lowest of the 30 days before it was reduced; 0 if it isn't. Absent if the index
   * doesn't know the earlier prices.
   */
  readonly reduction?: number | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Text from the index shown instead of a number, such as `Pris på förfrågan`. */
  readonly text?: string | undefined;
  /** The index's name for the price. */
  readonly title?: string | undefined;
  /**
   * The same price with VAT if `amount` excludes it, and without where a company may deduct it; `undefined` for
   * all other cars.
   */
  readonly other?: OtherPrice | undefined;
}

/** The other figures of a price. */
export interface OtherPrice {
  readonly amount: number;
  /** Only during a campaign. */
  readonly former?: number | undefined;
  /** By how much the price has been reduced; see `CarPricing`. */
  readonly reduction?: number | undefined;
}

export interface MonthlyCosts {
  readonly loan?: number | undefined;
  readonly privateLeasing?: number | undefined;
  readonly companyLeasing?: number | undefined;
}

/** A distance driven. */
export interface Odometer {
  readonly value: number;
  readonly unit: 'km' | 'mi';
}

/** What a campaign applies to. */
export interface CampaignMarks {
  readonly price: boolean;
  readonly loan: boolean;
  readonly privateLeasing: boolean;
  readonly companyLeasing: boolean;
}

/** The viewpoint of a picture of a car. */
export const carViews = [
  'front',
  'front-corner',
  'side',
  'rear-corner',
  'rear',
  'interior',
  'detail',
] as const;

export type CarView = (typeof carViews)[number];

export interface CarImage {
  readonly src: string;
  /** The viewpoint, if known. */
  readonly view?: CarView | undefined;
  /** A tiny blurred copy, as a data URL. */
  readonly blur?: string | undefined;
}

export interface CarFacility {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  /** How far it is from the place of the search, as shown: `38 km`. */
  readonly distance?: string | undefined;
}

/** Everything the index knows about a car. */
export interface CarRecord extends CarSummary {
  readonly images: readonly CarImage[];
  readonly equipment: readonly string[];
  readonly description: string;
  /** Known technical data, in display order. */
  readonly technicalData: readonly TechnicalFact[];
  /** What the car counts for as a company car, in countries that tax it so. */
  readonly companyCar?: CompanyCarValues | undefined;
  /** The prices of the car until today, if the index knows them. */
  readonly priceHistory?: readonly DatedPrice[] | undefined;
  /** The loan offered on the car. */
  readonly loan?: LoanOption | undefined;
  /** The leasings offered on the car. */
  readonly leasing?: readonly LeasingOption[] | undefined;
  /** The people who sell it and can be reached by e-mail or phone. */
  readonly sellers?: readonly CarSeller[] | undefined;
  /** The company and the department that sell it, as numbers in the group's accounting. */
  readonly companyNumber?: string | undefined;
  readonly departmentNumber?: string | undefined;
}

/** The values that Swedish tax on company cars depends on. */
export interface CompanyCarValues {
  /** The taxable benefit a month, in whole units of the currency of the price. */
  readonly benefit?: number | undefined;
  /** The price of the car when new, in price base amounts (`prisbasbelopp`). */
  readonly baseAmounts?: number | undefined;
}

/** A person who sells a car, with an e-mail address, a phone number or both. */
export interface CarSeller {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** One row of the technical data. */
export interface TechnicalFact {
  readonly name: TechnicalFactName;
  /** With unit, if it has one. */
  readonly text: string;
}

/** All kinds of technical data, in display order. */
export const technicalFactNames = [
  'power',
  'drive',
  'gearbox',
  'acceleration',
  'fuelConsumption',
  'emission',
  'electricConsumption',
  'electricRange',
  'batterySize',
  'chargingSpeedAc',
  'chargingSpeedDc',
  'fuelTank',
  'seats',
  'doors',
  'cargoVolume',
  'serviceWeight',
  'length',
  'width',
  'height',
  'safetyStars',
  'firstRegistration',
  'chassisNumber',
] as const;

export type TechnicalFactName = (typeof technicalFactNames)[number];
