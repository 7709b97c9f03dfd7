import type { Dealer, ShownCar } from '../dealers/dealer.ts';
import type { Random } from '../random.ts';
import { findVersion } from './shownCars.ts';
import type { CarKind, Slot } from './slot.ts';

/** The slots of a stock in random order, in exactly the shares stated on the pages. */
export function planSlots(dealer: Dealer, random: Random): Slot[] {
  const { cars, mix, newBrands } = dealer;
  const count = (share: number) => Math.round(cars * share);
  const either = (kind: CarKind, share: number) =>
    slots(count(share), { kind, isElectric: undefined });
  const special = [
    ...either('sample', mix.samples),
    ...either('fresh', mix.fresh),
    ...either('demo', mix.demos),
    // Pages of sites that sell only used cars state the number of electric ones.
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

/** The slots of the motorcycles, which are additional to the cars. */
export function motorcycleSlots({ motorcycles }: Dealer): Slot[] {
  if (motorcycles === undefined) return [];
  const { count, city } = motorcycles;
  return slots(count, { kind: 'motorcycle', isElectric: undefined, city });
}

/** Puts a shown car into the first slot that fits it. */
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
