import type { WireOffering } from '#upstream/mechmate/wire.ts';
import { chance } from './chance.ts';
import type {
  PlannedCategory,
  PlannedOffering,
  PlannedVehicle,
  WorkshopPlan,
} from './workshopPlan.ts';

/** Services or add-ons for a vehicle, with the median prices of all workshops. */
export function categoriesFor(categories: readonly PlannedCategory[], vehicle: PlannedVehicle) {
  return {
    serviceOfferingCategories: categories.map(({ name, icon, selectionType, offerings }) => ({
      name,
      icon,
      ...(selectionType !== undefined && { selectionType }),
      offerings: offerings.map((offering) => wireOf(offering, vehicle)),
    })),
  };
}

function wireOf(offering: PlannedOffering, vehicle: PlannedVehicle): WireOffering {
  const { code, name, price: full, description, notKnownPriceText, allowUserInput } = offering;
  const { durationMinutes, canWait } = offering;
  const price = full === undefined ? null : discounted(full, offering, vehicle);
  return {
    code,
    name,
    price,
    description,
    isAvailable: !vehicle.unavailable.includes(code),
    priceKnown: price !== null,
    notKnownPriceText,
    priceDiscount: full === undefined || price === null ? 0 : full - price,
    allowUserInput,
    unitPrice: offering.units && {
      unit: offering.units.initial,
      minimum: offering.units.minimum,
      maximum: offering.units.maximum,
      unitAbbreviation: offering.units.abbreviation,
      postfix: offering.units.postfix,
    },
    durationMinutes,
    canWait,
  };
}

function discounted(
  price: number,
  { agreementDiscount }: PlannedOffering,
  { hasServiceAgreement }: PlannedVehicle,
): number {
  return hasServiceAgreement ? Math.round(price * (1 - agreementDiscount / 100)) : price;
}

type Offerings = Pick<WorkshopPlan, 'services' | 'addons'>;

/** Whether there are services or add-ons with all of these codes. */
export function areOffered(codes: readonly string[], plan: Offerings): boolean {
  const offered = allOf(plan).map(({ code }) => code);
  return codes.every((code) => offered.includes(code));
}

function allOf({ services, addons }: Offerings): readonly PlannedOffering[] {
  return [...services, ...addons].flatMap((category) => category.offerings);
}

/** What the prices of a workshop depend on. */
export interface PriceFacts {
  readonly vehicle: PlannedVehicle;
  /** In Scandinavian miles (10 km). */
  readonly mileage: number;
  readonly departmentId: string;
  /** Added to every price, in SEK. */
  readonly increase: number;
}

/** The prices of offerings at a workshop. Unknown prices are left out. */
export function pricesFor(
  plan: Offerings,
  codes: readonly string[],
  facts: PriceFacts,
): { code: string; price: number }[] {
  const offerings = allOf(plan);
  return codes.flatMap((code) => {
    const offering = offerings.find((each) => each.code === code);
    if (offering?.price === undefined) return [];
    return [{ code, price: priceAt(offering, offering.price, facts) }];
  });
}

/** Workshops differ by up to 4 percent from the median. */
function priceAt(offering: PlannedOffering, full: number, facts: PriceFacts): number {
  const factor = 1 + ((chance(facts.departmentId) % 9) - 4) / 100;
  const { longDistance: long } = offering;
  const price = full * factor * (long && facts.mileage > long.above ? long.factor : 1);
  return discounted(Math.round(price), offering, facts.vehicle) + facts.increase;
}
