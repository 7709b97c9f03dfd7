import { expect, test } from 'vitest';
import type { Country } from '#domain/sites/site.ts';
import { countryBounds, mayBeIn } from './countryBounds.ts';

type Place = readonly [name: string, latitude: number, longitude: number];

const countries = ['SE', 'NO', 'GB', 'FI', 'SK'] as const satisfies readonly Country[];

/** The outermost places of each country, and places just beyond its edges. */
const places: Readonly<
  Record<Country, { readonly inside: readonly Place[]; readonly beyond: readonly Place[] }>
> = {
  SE: {
    inside: [
      ['Smygehuk', 55.34, 13.36],
      ['Treriksröset', 69.06, 20.55],
      ['Strömstad', 58.94, 11.17],
      ['Koster', 58.89, 10.99],
      ['Haparanda', 65.83, 24.14],
    ],
    beyond: [
      ['Rostock', 54.09, 12.13],
      ['Aalborg', 57.05, 9.92],
      ['Oulu', 65.01, 25.47],
      ['Nordkapp', 71.17, 25.78],
      ['Hammerfest', 70.66, 23.68],
    ],
  },
  NO: {
    inside: [
      ['Lindesnes', 57.98, 7.05],
      ['Nordkapp', 71.17, 25.78],
      ['Utvær', 61.04, 4.51],
      ['Vardø', 70.37, 31.11],
    ],
    beyond: [
      ['Thisted', 56.95, 8.69],
      ['Longyearbyen', 78.22, 15.63],
      ['Lerwick', 60.15, -1.14],
      ['Murmansk', 68.97, 33.08],
    ],
  },
  GB: {
    inside: [
      ['Lizard', 49.96, -5.2],
      ['Unst', 60.85, -0.88],
      ['Belleek', 54.48, -8.1],
      ['Lowestoft', 52.48, 1.75],
    ],
    beyond: [
      ['Rennes', 48.11, -1.68],
      ['Tórshavn', 62.01, -6.77],
      ['Dingle', 52.14, -10.27],
      ['Galway', 53.27, -9.05],
      ['Dunkirk', 51.03, 2.37],
    ],
  },
  FI: {
    inside: [
      ['Hanko', 59.82, 22.97],
      ['Nuorgam', 70.08, 27.88],
      ['Märket', 60.3, 19.13],
      ['Ilomantsi', 62.67, 30.93],
    ],
    beyond: [
      ['Pärnu', 58.39, 24.5],
      ['Vardø', 72.1, 31.11],
      ['Uppsala', 59.86, 17.64],
      ['Murmansk', 68.97, 33.08],
    ],
  },
  SK: {
    inside: [
      ['Komárno', 47.76, 18.13],
      ['Oravská Polhora', 49.55, 19.44],
      ['Záhorská Ves', 48.24, 16.85],
      ['Nová Sedlica', 49.05, 22.51],
    ],
    beyond: [
      ['Szeged', 46.25, 20.15],
      ['Kraków', 50.06, 19.94],
      ['Linz', 48.31, 14.29],
      ['Lviv', 49.84, 24.03],
    ],
  },
};

const cases = countries.flatMap((country) => [
  ...places[country].inside.map((place) => ({ country, place, isIn: true })),
  ...places[country].beyond.map((place) => ({ country, place, isIn: false })),
]);

test.each(cases)('$place.0 may be in $country: $isIn', ({ country, place, isIn }) => {
  const [, latitude, longitude] = place;
  expect(mayBeIn(country, latitude, longitude)).toBe(isIn);
});

test.each(countries)('the corners of the rectangle around %s belong to it', (country) => {
  const { south, north, west, east } = countryBounds[country];
  expect(mayBeIn(country, south, west)).toBe(true);
  expect(mayBeIn(country, north, east)).toBe(true);
});
