import type { Chain } from '../countries/country.ts';

/** The appearance of a facility from the street. */
export type Building = 'dealership' | 'forecourt' | 'workshop' | 'tyreHotel';

/**
 * The pictures of a chain's buildings, below `/-/media/` and without `.webp`. Facilities use them in
 * turn, so that no screen of a list shows a building twice.
 */
const pictures: Readonly<Record<Chain, Readonly<Record<Building, readonly string[]>>>> = {
  nordvik: {
    dealership: [
      'nordvik-se/dealership',
      'nordvik-se/dealer-brick',
      'nordvik-se/forecourt',
      'nordvik-se/dealer-wing',
      'nordvik-se/dealer-evening',
      'nordvik-se/dealer-pavilion',
      'nordvik-se/dealer-courtyard',
      'nordvik-se/dealer-gables',
      'nordvik-se/dealer-roof',
    ],
    forecourt: [
      'nordvik-se/yard-gables',
      'nordvik-se/yard-snow',
      'nordvik-se/yard-brick',
      'nordvik-se/yard-wing',
    ],
    workshop: [
      'nordvik-se/workshop',
      'nordvik-se/bay-suv',
      'nordvik-uk/workshop',
      'nordvik-se/bay-van',
      'nordvik-no/workshop',
      'nordvik-se/bay-eastern',
      'nordvik-se/bay-hatchback',
      'nordvik-se/bay-wide',
      'nordvik-se/bay-crossover',
      'nordvik-se/bay-estate',
      'nordvik-se/bay-saloon',
      'nordvik-se/bay-pickup',
    ],
    tyreHotel: ['nordvik-se/tyre-hotel', 'nordvik-se/wheels', 'nordvik-se/tyre-aisle'],
  },
  carstore: {
    dealership: ['carstore-se/forecourt'],
    forecourt: [
      'carstore-se/forecourt',
      'carstore-no/forecourt',
      'carstore-se/forecourt-summer',
      'carstore-fi/forecourt',
      'carstore-se/forecourt-coast',
      'carstore-sk/forecourt',
    ],
    workshop: [
      'carstore-se/inspection',
      'carstore-no/inspection',
      'carstore-se/bay-store',
      'carstore-sk/inspection',
      'carstore-se/bay-store-timber',
    ],
    tyreHotel: ['carstore-se/inspection'],
  },
};

/** Assigns pictures to the facilities of a chain in turn. */
export function picturing(chain: Chain): (building: Building) => string {
  const given = new Map<Building, number>();
  return (building) => {
    const turn = given.get(building) ?? 0;
    given.set(building, turn + 1);
    const names = pictures[chain][building];
    return `/-/media/${names[turn % names.length]}.webp`;
  };
}
