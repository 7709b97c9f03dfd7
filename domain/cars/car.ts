/**
 * A car as lists show it. Numbers are whole and in the index's units; texts are written by the index
 * in the site's language. What isn't known is `undefined`, or an empty list.
 */
export interface CarSummary {
  readonly id: string;
  /** Its part of the address of the car's page. */
  readonly slug: string;
  readonly brand: string;
  /** The model's name alone, such as `V60`. */
  readonly model: string;
  /** Model and version in words, such as `V60 B4 Diesel Momentum`. */
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
  /** A new car that stands for those that can be ordered: its price is a price from. */
  readonly isSample: boolean;
  /** A light commercial vehicle: its prices are without VAT, all others' with it. */
  readonly isCommercial: boolean;
  readonly isMotorcycle?: boolean | undefined;
  /** With its unit, such as `4 500 mil`. */
  readonly mileageText?: string | undefined;
  readonly mileage?: number | undefined;
  /** What it has been driven, where its unit is known for certain. */
  readonly odometer?: Odometer | undefined;
  readonly electricRangeText?: string | undefined;
  readonly accelerationText?: string | undefined;
  readonly registrationNumber?: string | undefined;
  /** Its vehicle identification number. */
  readonly chassisNumber?: string | undefined;
  readonly price: CarPrice;
  /** Cost per month in the price's currency. */
  readonly monthlyCosts: MonthlyCosts;
  readonly campaigns: readonly string[];
  readonly hasCampaign: CampaignMarks;
  readonly image?: CarImage | undefined;
  /** The dealer it stands at. */
  readonly facility: CarFacility;
  /** Day it was published, as an ISO 8601 text. */
  readonly publishedAt?: string | undefined;
}

export interface CarPrice {
  /** What it costs before any campaign, in whole units of the currency. */
  readonly amount?: number | undefined;
  /** What it costs in a campaign; only where there is one. */
  readonly campaign?: number | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The index's own words for a price that is no number, such as `Pris på förfrågan`. */
  readonly text?: string | undefined;
  /** The index's own name of the price. */
  readonly title?: string | undefined;
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

/** What a campaign holds for. */
export interface CampaignMarks {
  readonly price: boolean;
  readonly loan: boolean;
  readonly privateLeasing: boolean;
  readonly companyLeasing: boolean;
}

/** From where a car is seen in a picture. */
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
  /** What it shows, where that is known. */
  readonly view?: CarView | undefined;
  /** A tiny blurred copy as a data address. */
  readonly blur?: string | undefined;
}

export interface CarFacility {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
}

/** Everything the index knows of a car. */
export interface CarRecord extends CarSummary {
  readonly images: readonly CarImage[];
  readonly equipment: readonly string[];
  readonly description: string;
  /** Technical data in the order they are shown; only what is known. */
  readonly technicalData: readonly TechnicalFact[];
}

/** One row of the technical data. */
export interface TechnicalFact {
  readonly name: TechnicalFactName;
  /** With its unit where it has one. */
  readonly text: string;
}

/** The technical data that may be known of a car, in the order they are shown. */
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
