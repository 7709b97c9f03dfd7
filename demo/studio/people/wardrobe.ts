import type { Clothes } from './clothes.ts';
import type { Person, Work } from './person.ts';

/** The clothes of a chain's staff, and the backgrounds of their portraits. */
export interface Wardrobe {
  readonly grounds: readonly string[];
  readonly clothes: Readonly<Record<Work, readonly Clothes[]>>;
  /** Colours of headscarves. */
  readonly scarves: readonly string[];
}

/** By the chain's name, which is also the folder of its portraits. */
export const wardrobes = {
  nordvik: {
    grounds: ['#d9e7ee', '#f2e4d3', '#d3e2d9', '#c6dbe7', '#f4dcc6', '#e3e6ea'],
    clothes: {
      sales: [
        { kind: 'blazer', colour: '#12405f', shirt: '#e9f0f4' },
        { kind: 'crew', colour: '#2f6d93' },
        { kind: 'shirt', colour: '#bcd5e4' },
        { kind: 'turtleneck', colour: '#e7ded1' },
        { kind: 'blazer', colour: '#3f5a55', shirt: '#f3efe8' },
        { kind: 'crew', colour: '#d9823c' },
        { kind: 'shirt', colour: '#f1f3f3' },
      ],
      workshop: [
        { kind: 'jacket', colour: '#0d527c', trim: '#f08c35' },
        { kind: 'dungarees', colour: '#174a6b', trim: '#dfe7ea' },
        { kind: 'polo', colour: '#2b6a91' },
      ],
    },
    scarves: ['#2f6d93', '#b98d6b'],
  },
  carstore: {
    grounds: ['#dbe3fb', '#fdeeb0', '#e6eaf2', '#cad6fa', '#fbe39a'],
    clothes: {
      sales: [
        { kind: 'polo', colour: '#0b3bd6' },
        { kind: 'crew', colour: '#1a2a55' },
        { kind: 'blazer', colour: '#1b2c63', shirt: '#ffd94a' },
        { kind: 'shirt', colour: '#f4f6fb' },
        { kind: 'crew', colour: '#f2c20c' },
      ],
      workshop: [
        { kind: 'jacket', colour: '#0b3bd6', trim: '#ffd400' },
        { kind: 'dungarees', colour: '#12307f', trim: '#f1f3f8' },
        { kind: 'polo', colour: '#1a2a55' },
      ],
    },
    scarves: ['#0b3bd6', '#5f6b86'],
  },
} as const satisfies Readonly<Record<string, Wardrobe>>;

export type ChainName = keyof typeof wardrobes;

/** The item of a list for an index in the cast; adjacent people get different items. */
export function itemFor<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[place % items.length];
}

/** The clothes of a person at a chain. */
export function clothesOf(chain: ChainName, { work }: Person, place: number): Clothes {
  const worn: readonly Clothes[] = wardrobes[chain].clothes[work];
  return itemFor(worn, place) ?? { kind: 'crew', colour: '#2f6d93' };
}
