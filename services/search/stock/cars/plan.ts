import type { Dealer, ShownCar } from '../dealers/dealer.ts';
import type { Random } from '../random.ts';
import { findVersion } from './shownCars.ts';

/** What a place in the stock is for. A `sample` stands for new cars that can be ordered. */
export type CarKind = 'used' | 'demo' | 'fresh' | 'sample' | 'van' | 'motorcycle';

/** A place in the stock, before a car stands there. */
export interface Slot {
  readonly kind: CarKind;
  /** Whether it must, or must not, run on electricity alone; either where nothing is said. */
  readonly isElectric: boolean | undefined;
  /** The car that stands there for certain. */
  readonly shown?: ShownCar;
  /** The town it is in; any where nothing is said. */
  readonly city?: string;
}

/** The stock's make-up, to the car, so that shares on a page hold; in a random order. */
export function planSlots(dealer: Dealer, random: Random): Slot[] {
  const { cars, mix, newBrands } = dealer;
  const count = (share: number) => Math.round(cars * share);
  const either = (kind: CarKind, share: number) =>
    slots(count(share), { kind, isElectric: undefined });
  const special = [
    ...either('sample', mix.samples),
    ...either('fresh', mix.fresh),
    ...either('demo', mix.demos),
    // Where only used cars are sold, their electric ones are counted on a page.
    ...slots(count(mix.commercial), {
      kind: 'van',
      isElectric: newBrands.length === 0 ? false : undefined,
    }),
  ];
  const electric = count(mix.electric);
  const others = cars - special.length - electric;
  const planned = random.shuffled([
    ...special,
    ...slots(electric, { kind: 'used', isElectric: true }),
    ...slots(others, { kind: 'used', isElectric: false }),
  ]);
  return dealer.shown.reduce<Slot[]>(withShown, planned);
}

/** The places of the motorcycles, which stand beside the stock of cars. */
export function motorcycleSlots({ motorcycles }: Dealer): Slot[] {
  if (motorcycles === undefined) return [];
  const { count, city } = motorcycles;
  return slots(count, { kind: 'motorcycle', isElectric: undefined, city });
}

/** Gives a shown car the first place that fits it. */
function withShown(planned: Slot[], shown: ShownCar): Slot[] {
  const isElectric = findVersion(shown).version.fuel === 'electric';
  const place = planned.findIndex(
    (slot) =>
      slot.kind === shown.kind &&
      slot.shown === undefined &&
      (slot.isElectric ?? isElectric) === isElectric,
  );
  return planned.map((slot, index) => (index === place ? { ...slot, shown } : slot));
}

function slots(count: number, slot: Slot): Slot[] {
  return Array.from({ length: count }, () => slot);
}
