/** How the service treats a vehicle, and what a visitor sees. */
export const behaviours = {
  invalid: 'it is no registration number (InvalidReg)',
  unknown: 'it is not registered (VehicleNotFound)',
  unsupportedBrand: 'its brand is refused (BrandNotSupported)',
  failing: 'every answer about it is an error 500 (ServerError)',
  slow: 'every answer about it takes 4 seconds',
  garbage: 'every answer about it is a page of HTML',
  nullBodies: 'services, add-ons, times and prices are null',
  noAddons: 'there are no add-ons',
  noSites: 'no workshop is found (nosites)',
  streamError: 'the search for workshops fails after two (error)',
  twoSites: 'the search for workshops ends after two',
  fiftySites: 'the search for workshops ends after fifty',
  silentStream: 'the search for workshops is silent for 30 seconds after two',
  brokenStream: 'the connection of the search for workshops breaks after two',
  noTimes: 'the workshops have no free times',
  lostTime: 'somebody else is always faster (TimeslotNotAvailable)',
  risingPrices: 'the prices at a workshop rise once after they were shown',
  refusedBooking: 'the booking is refused with a sentence',
  failingBooking: 'the booking is answered with an error 500, and not made',
  slowBooking: 'the booking is made, but confirmed after 30 seconds',
} as const;

export type Behaviour = keyof typeof behaviours;

/** The names of all behaviours. */
export const behaviourNames = Object.keys(behaviours) as readonly Behaviour[];
