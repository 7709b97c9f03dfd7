import {
  listOf,
  objectOf,
  optional,
  type Reader,
  readFlag,
  readNumber,
  readText,
} from '../reader.ts';

/** A group of services or add-ons. */
export interface OfferingCategory {
  readonly name: string;
  /** Name of an icon; empty for a category without icon. */
  readonly icon: string;
  /** If present, only one of the offerings can be chosen. */
  readonly selectionType?: string | undefined;
  readonly offerings: readonly Offering[];
}

/** A service or an add-on that a workshop offers for a vehicle. */
export interface Offering {
  /** Identifies it in all calls. */
  readonly code: string;
  readonly name: string;
  /** Per unit, in SEK with VAT; 0 if the price isn't known. */
  readonly price: number;
  readonly priceKnown: boolean;
  /** Replaces an unknown price; empty if there is no such text. */
  readonly notKnownPriceText: string;
  /** What the vehicle's service agreement saves, in SEK: the old price is the sum of both. 0 without a discount. */
  readonly priceDiscount: number;
  readonly description: string;
  /** Whether it is available for the vehicle's model. */
  readonly isAvailable: boolean;
  /** Name of its category. */
  readonly category: string;
  /** Whether the visitor must write to the workshop what to do. */
  readonly allowUserInput: boolean;
  /** Present if a quantity is chosen. */
  readonly unitPrice?: UnitPrice | undefined;
  /** How long the workshop needs for the usual quantity; absent if unknown. */
  readonly durationMinutes?: number | undefined;
  /** Whether the customer can wait meanwhile, or leaves the car; absent if unknown. */
  readonly canWait?: boolean | undefined;
}

/** The quantities of an offering that is priced per unit. */
export interface UnitPrice {
  /** The quantity that is chosen at first, between the two limits. */
  readonly unit: number;
  readonly minimum: number;
  readonly maximum: number;
  /** `st` unless the workshop system names another one. */
  readonly unitAbbreviation: string;
  /** Text after the price, such as `/st`; may be empty. */
  readonly postfix: string;
}

const readUnitPrice: Reader<UnitPrice> = objectOf<UnitPrice>({
  unit: readNumber,
  minimum: readNumber,
  maximum: readNumber,
  unitAbbreviation: readText,
  postfix: readText,
});

const readOffering: Reader<Offering> = objectOf<Offering>({
  code: readText,
  name: readText,
  price: readNumber,
  priceKnown: readFlag,
  notKnownPriceText: readText,
  priceDiscount: readNumber,
  description: readText,
  isAvailable: readFlag,
  category: readText,
  allowUserInput: readFlag,
  unitPrice: optional(readUnitPrice),
  durationMinutes: optional(readNumber),
  canWait: optional(readFlag),
});

/** Reads a group of services or add-ons. */
export const readOfferingCategory: Reader<OfferingCategory> = objectOf<OfferingCategory>({
  name: readText,
  icon: readText,
  selectionType: optional(readText),
  offerings: listOf(readOffering),
});

/** The service by mileage, for which the visitor states the mileage of the vehicle. */
export const mileageServiceCode = 'originalservice';

/** The unit of quantities whose unit has no abbreviation. */
export const defaultUnit = 'st';
