import type { Dealer } from '../dealers/dealer.ts';
import type { Random } from '../random.ts';

/** What a place in the stock is for. A `sample` stands for new cars that can be ordered. */
export type CarKind = 'used' | 'demo' | 'fresh' | 'sample' | 'van';

/** A place in the stock, before a car stands there. */
export interface Slot {
  readonly kind: CarKind;
  /** Whether it must, or must not, run on electricity alone; either where nothing is said. */
  readonly isElectric: boolean | undefined;
}

/** The stock's make-up, to the car, so that shares on a page hold; in a random order. */
export function planSlots({ cars, mix, newBrands }: Dealer, random: Random): Slot[] {
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
  return random.shuffled([
    ...special,
    ...slots(electric, { kind: 'used', isElectric: true }),
    ...slots(others, { kind: 'used', isElectric: false }),
  ]);
}

function slots(count: number, slot: Slot): Slot[] {
  return Array.from({ length: count }, () => slot);
}
