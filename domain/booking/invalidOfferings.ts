import type { BookedOffering, BookingRequest } from './bookingRequest.ts';
import { mileageServiceCode, type Offering, type OfferingCategory } from './offering.ts';
import { isChoosableOffering, type OfferingType } from './selection.ts';

/** The parts of an offering that decide whether it can be booked. */
export type BookableOffering = Pick<Offering, 'code' | 'isAvailable' | 'allowUserInput'> & {
  readonly unitPrice?: { readonly minimum: number; readonly maximum: number } | null | undefined;
};

/** The parts of a category that decide what can be booked. */
export interface BookableCategory extends Pick<OfferingCategory, 'selectionType'> {
  readonly offerings: readonly BookableOffering[];
}

/** What is offered for a vehicle. */
export type BookableCategories = Readonly<Record<`${OfferingType}s`, readonly BookableCategory[]>>;

type Booked = Pick<BookingRequest, 'mileage' | 'serviceOfferingRequests'>;

/**
 * The parts of a booking that break the rules of the steps in which services and add-ons are chosen, by their paths in
 * the request; empty if there are none.
 */
export function invalidOfferings(booked: Booked, offered: BookableCategories): readonly string[] {
  const { serviceOfferingRequests: requests, mileage } = booked;
  const categories = [...offered.services, ...offered.addons];
  const codes = requests.map(({ offeringCode }) => offeringCode);
  const invalid = requests.flatMap((request, index) => {
    const category = categoryOf(request.offeringCode, categories);
    const earlier = codes.slice(0, index);
    return invalidParts(request, { category, earlier, mileage }).map((part) =>
      part === 'mileage' ? part : `serviceOfferingRequests.${index}.${part}`,
    );
  });
  const hasService = codes.some((code) => categoryOf(code, offered.services));
  return hasService ? invalid : [...invalid, 'serviceOfferingRequests'];
}

function categoryOf(
  code: string,
  categories: readonly BookableCategory[],
): BookableCategory | undefined {
  return categories.find(({ offerings }) => offerings.some((each) => each.code === code));
}

interface Context {
  readonly category: BookableCategory | undefined;
  /** The codes before it in the booking. */
  readonly earlier: readonly string[];
  readonly mileage: number;
}

type Part = Exclude<keyof BookedOffering, 'shownPrice'> | 'mileage';

function invalidParts(
  { offeringCode, unitsSelected, userInput }: BookedOffering,
  { category, earlier, mileage }: Context,
): readonly Part[] {
  const offering = category?.offerings.find(({ code }) => code === offeringCode);
  if (!category || !offering?.isAvailable) return ['offeringCode'];
  if (isChosenAlready(offeringCode, category, earlier)) return ['offeringCode'];
  const { minimum, maximum } = offering.unitPrice ?? { minimum: 1, maximum: 1 };
  if (unitsSelected < minimum || unitsSelected > maximum) return ['unitsSelected'];
  if (isChoosableOffering({ offering, userInput, mileage })) return [];
  return [offeringCode === mileageServiceCode ? 'mileage' : 'userInput'];
}

/** Whether an offering, or another one of a category with a single choice, comes earlier in the booking. */
function isChosenAlready(
  chosen: string,
  { selectionType, offerings }: BookableCategory,
  earlier: readonly string[],
): boolean {
  if (earlier.includes(chosen)) return true;
  return selectionType !== undefined && offerings.some(({ code }) => earlier.includes(code));
}
