import { defaultUnit, mileageServiceCode, type Offering } from './offering.ts';
import type { PriceOffer } from './priceOffer.ts';
import { isBookableMileage, trimMessage } from './stated.ts';

/** In which step something was chosen. */
export type OfferingType = 'service' | 'addon';

/** A service or an add-on that the visitor has chosen. */
export interface SelectedService extends Pick<Offering, 'durationMinutes' | 'canWait'> {
  readonly name: string;
  /** Per unit, in SEK with VAT; 0 if it isn't known. */
  readonly price: number;
  readonly priceKnown: boolean;
  /** The old price per unit is the sum of price and discount. */
  readonly priceDiscount: number;
  /** Name of its category. */
  readonly category: string;
  readonly type: OfferingType;
  /** The quantity; 1 for offerings without one. */
  readonly unit: number;
  readonly unitAbbreviation: string;
  /** What the visitor wrote to the workshop; empty if nothing. */
  readonly userInput: string;
  /** What the visitor stated, one line each, for the summary. */
  readonly listItems: readonly string[];
}

/** What the visitor has chosen, by code, in the order of the choices. */
export type Selection = Readonly<Record<string, SelectedService>>;

/** An offering as the visitor chose it, or changed it. */
export interface ChosenOffering {
  readonly offering: Offering;
  readonly type: OfferingType;
  /** Whether the category has a selection type: choosing one of its offerings removes the others. */
  readonly isSingleChoice: boolean;
  /** The quantity; by default the offering's own. */
  readonly unit?: number | undefined;
  /** Required by offerings with `allowUserInput`. */
  readonly userInput?: string | undefined;
  /** Required by the mileage service. */
  readonly mileage?: number | undefined;
}

/** An offering that the visitor has ticked without stating the mileage or message that it needs. */
export interface UnstatedOffering {
  readonly code: string;
  readonly type: OfferingType;
  /** Name of its category. */
  readonly category: string;
}

/** What is unstated, in the order in which it was ticked; `undefined` if nothing is. */
export type UnstatedOfferings = readonly UnstatedOffering[] | undefined;

/** The parts of a chosen offering that decide whether it can be chosen. */
type StatedOffering = Pick<ChosenOffering, 'userInput' | 'mileage'> & {
  readonly offering: Pick<Offering, 'code' | 'isAvailable' | 'allowUserInput'>;
};

/** The entry with a code, if it is chosen. */
export function selectedService(selection: Selection, code: string): SelectedService | undefined {
  return Object.hasOwn(selection, code) ? selection[code] : undefined;
}

/** The codes of all that is chosen, or of one type. */
export function selectedCodes(selection: Selection, type?: OfferingType): readonly string[] {
  return Object.entries(selection)
    .filter(([, entry]) => !type || entry.type === type)
    .map(([code]) => code);
}

/** Whether an offering can be chosen as stated: some need a message or a mileage first. */
export function isChoosableOffering({
  offering,
  userInput = '',
  mileage,
}: StatedOffering): boolean {
  if (!offering.isAvailable) return false;
  if (offering.code === mileageServiceCode && !isBookableMileage(mileage)) return false;
  return !offering.allowUserInput || trimMessage(userInput) !== '';
}

/** Adds an offering, or replaces it by what is stated now. */
export function addOffering(selection: Selection, chosen: ChosenOffering): Selection {
  const { offering } = chosen;
  const others = Object.entries(selection).filter(
    ([code, entry]) => code === offering.code || !isReplaced(entry, chosen),
  );
  return { ...Object.fromEntries(others), [offering.code]: entryOf(chosen) };
}

/** Removes an offering that is ticked without what it needs, and what it replaces. */
export function withdrawOffering(selection: Selection, chosen: ChosenOffering): Selection {
  return removeOffering(addOffering(selection, chosen), chosen.offering.code);
}

/** Whether an offering replaces another one, because only one of their category can be chosen. */
export function isReplaced(
  entry: Pick<SelectedService, 'type' | 'category'>,
  { offering, type, isSingleChoice }: ChosenOffering,
): boolean {
  return isSingleChoice && entry.type === type && entry.category === offering.category;
}

/** Removes an offering. */
export function removeOffering(selection: Selection, removed: string): Selection {
  return Object.fromEntries(Object.entries(selection).filter(([code]) => code !== removed));
}

/**
 * Updates the prices of what is chosen. An offering without an offer has no known price at the workshop.
 * The same selection if nothing changes.
 */
export function updatePrices(selection: Selection, offers: readonly PriceOffer[]): Selection {
  const prices = new Map(offers.map(({ code, price }) => [code, price]));
  const entries = Object.entries(selection).map(([code, entry]) => {
    const price = prices.get(code);
    const next = { price: price ?? 0, priceKnown: price !== undefined };
    const isSame = next.price === entry.price && next.priceKnown === entry.priceKnown;
    return [code, isSame ? entry : { ...entry, ...next }] as const;
  });
  const isSame = entries.every(([code, entry]) => selection[code] === entry);
  return isSame ? selection : Object.fromEntries(entries);
}

function entryOf({ offering, type, unit, userInput, mileage }: ChosenOffering): SelectedService {
  const message = offering.allowUserInput ? trimMessage(userInput ?? '') : '';
  const { name, price, priceKnown, priceDiscount, category, unitPrice } = offering;
  const { durationMinutes, canWait } = offering;
  const isByMileage = offering.code === mileageServiceCode;
  return {
    name,
    price: priceKnown ? price : 0,
    priceKnown,
    priceDiscount,
    category,
    type,
    unit: unitPrice ? unitOf(unit ?? unitPrice.unit, unitPrice) : 1,
    unitAbbreviation: unitPrice?.unitAbbreviation ?? defaultUnit,
    userInput: message,
    durationMinutes,
    canWait,
    listItems: [...(isByMileage ? [`${mileage} mil`] : []), ...(message ? [message] : [])],
  };
}

interface UnitLimits {
  readonly minimum: number;
  readonly maximum: number;
}

function unitOf(unit: number, { minimum, maximum }: UnitLimits): number {
  return Number.isFinite(unit) ? Math.min(Math.max(Math.round(unit), minimum), maximum) : minimum;
}
