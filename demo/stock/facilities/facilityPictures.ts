import type { Chain } from '../countries/country.ts';

/** The appearance of a facility from the street. */
export type Building = 'dealership' | 'forecourt' | 'workshop' | 'tyreHotel';

/**
 * The pictures of a chain's buildings, below `/-/media/` and without `.webp`. Facilities use them in
 * turn, so that neighbours in a list differ if there are several.
 */
const pictures: Readonly<Record<Chain, Readonly<Record<Building, readonly string[]>>>> = {
  nordvik: {
    dealership: [
      'nordvik-se/dealership',
      'nordvik-se/dealer-brick',
      'nordvik-se/forecourt',
      'nordvik-se/dealer-wing',
    ],
    forecourt: ['nordvik-se/forecourt'],
    workshop: ['nordvik-se/workshop', 'nordvik-no/workshop', 'nordvik-uk/workshop'],
    tyreHotel: ['nordvik-se/tyre-hotel'],
  },
  carstore: {
    dealership: ['carstore-se/forecourt'],
    forecourt: ['carstore-se/forecourt', 'carstore-no/forecourt', 'carstore-fi/forecourt'],
    workshop: ['carstore-se/inspection', 'carstore-fi/inspection'],
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
