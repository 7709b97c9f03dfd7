import type { ShownCar } from '../dealers/dealer.ts';

/** A slot of the stock, to be filled with a car. */
export interface Slot {
  readonly kind: CarKind;
  /** Whether it must or must not be fully electric; undefined: either. */
  readonly isElectric: boolean | undefined;
  /** The shown car that fills it, if one does. */
  readonly shown?: ShownCar;
  /** The town it is in; undefined: any. */
  readonly city?: string;
}

/** The kinds of cars in the stock. A `sample` represents new cars that can be ordered. */
export type CarKind = 'used' | 'demo' | 'fresh' | 'sample' | 'van' | 'motorcycle';
