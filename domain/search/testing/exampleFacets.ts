import type { ChoiceFacet, Facet, FacetValue, RangeFacet } from '../facet.ts';

/** A choice whose values all have the same count; a value is given with or without children. */
export function exampleChoice(
  name: string,
  values: readonly (string | readonly [text: string, children: readonly string[]])[],
  childName?: string,
): ChoiceFacet {
  return {
    kind: 'choice',
    name,
    childName,
    values: values.map((value) => {
      const [text, children] = typeof value === 'string' ? [value, []] : value;
      return { ...leaf(text), children: children.map(leaf) };
    }),
  };
}

function leaf(text: string): FacetValue {
  return { text, count: 5, children: [] };
}

/** A range with a single part. */
export function range(name: string, min: number, max: number): RangeFacet {
  return { kind: 'range', name, min, max, counts: [12] };
}

/** The facets of a small stock. */
export const exampleFacets: readonly Facet[] = [
  exampleChoice(
    'brand',
    [
      ['Fiat', ['500', 'Ducato']],
      ['Land Rover', ['Discovery', 'Range Rover Evoque']],
      ['Mazda', ['2', 'CX-5']],
      ['Mercedes-Benz', ['GLC', 'Sprinter']],
      ['Mini', ['Cooper', 'Mini']],
      ['Peugeot', ['2008', '3008', 'Boxer']],
      ['Polestar', ['2', '4']],
      ['Škoda', ['Octavia', 'Superb']],
      ['Volkswagen', ['ID.4', 'Sprinter', 'up!']],
      ['Volvo', ['V60', 'V60 Cross Country', 'XC60']],
    ],
    'model',
  ),
  exampleChoice('fuel', ['Bensin', 'Diesel', 'El', 'Laddhybrid']),
  exampleChoice('gearbox', ['Automat', 'Manuell']),
  exampleChoice('color', ['Blå', 'Röd', 'Svart']),
  exampleChoice('year', ['2024', '2020', '2008']),
  exampleChoice('city', ['Gävle', 'Malmö', 'Malmo', 'Växjö']),
  exampleChoice('equipment', ['Automat', 'Dragkrok']),
  exampleChoice('seats', ['4', '5']),
  range('price', 49_900, 899_900),
  range('electricRange', 36, 654),
];

/** The example facets except some. */
export const facetsWithout = (...names: readonly string[]): readonly Facet[] =>
  exampleFacets.filter(({ name }) => !names.includes(name));
