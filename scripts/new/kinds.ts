import { filterRows } from '#domain/search/facets.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { codeName } from '../lists/blockLists.ts';
import { formsOf } from './nameForms.ts';

/** What `npm run new` can make. */
export interface Kind {
  /** Its steps, with the code for an example. */
  readonly howTo: string;
  /** What its names look like. */
  readonly pattern: RegExp;
  /** The forms of a name in code, files and texts, always in the same order. */
  readonly forms: (name: string) => readonly string[];
  /** The folder that belongs to it alone. */
  readonly folder?: (name: string) => string;
  /** Why the name can't be taken, for a reason that only this kind knows. */
  readonly problem?: (name: string) => string | undefined;
  /** What the how-to leaves to its reader, and where the result can be seen. */
  readonly next: (name: string) => readonly string[];
}

const block: Kind = {
  howTo: 'docs/how-to/add-a-block.md',
  pattern: /^[A-Z][A-Za-z\d]*[a-z][A-Za-z\d]*$/,
  forms: (name) => [name, codeName(name)],
  folder: (name) => `blocks/${name}`,
  next: (name) => [
    `Storybook shows it as Blocks/${name}.`,
    'Declare its own fields, and change component, manual and stories with them.',
  ],
};

const site: Kind = {
  howTo: 'docs/how-to/add-a-site.md',
  pattern: /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/,
  forms: (name) => {
    const { kebab, camel, title } = formsOf(name);
    return [kebab, camel, title];
  },
  folder: (name) => `demo/content/${name}`,
  next: (name) => [
    `With npm run dev, it answers at http://${name}.localhost:3000 after a restart.`,
    `Correct hosts, languages, country and phone number in sites/${name}.ts, and the texts of its dictionary.`,
  ],
};

const facet: Kind = {
  howTo: 'docs/how-to/add-a-facet.md',
  pattern: /^[a-z]+(?:_[a-z\d]+)+$/,
  forms: (name) => {
    const { camel, sentence } = formsOf(name.replace(/^car_/, ''));
    return [name, camel, sentence];
  },
  problem: facetProblem,
  next: (name) => [
    `Visitors can filter by it: http://localhost:3000/kop-bil/bilar-i-lager?${name}=5 (or another value).`,
    `Translate facet_${name} in the dictionaries of the other languages, then run npm run lists.`,
  ],
};

const upstream: Kind = {
  howTo: 'docs/how-to/add-an-upstream.md',
  pattern: /^[a-z]+(?:[A-Z][a-z\d]*)*$/,
  forms: (name) => {
    const { camel, kebab, pascal, upper, sentence } = formsOf(name);
    return [camel, kebab, pascal, upper, sentence, sentence.toLowerCase()];
  },
  folder: (name) => `upstream/${name}`,
  next: (name) => [
    `With npm start, it answers: curl -s localhost:3000/api/${formsOf(name).kebab}/mlb%20123`,
    'Put its own questions and answers in the place of the example’s.',
  ],
};

const theme: Kind = {
  howTo: 'docs/how-to/add-a-theme.md',
  pattern: /^[a-z][a-z\d]*$/,
  forms: (name) => [name],
  next: (name) => [
    `Change its values in tokens/brand.${name}.tokens.json: they are those of the theme default.`,
  ],
};

/** All kinds by name. */
export const kinds: Readonly<Record<string, Kind>> = { block, facet, site, theme, upstream };

/** A facet needs a field that the index counts by value. Ranges also need a unit, which only people know. */
function facetProblem(name: string): string | undefined {
  const role = createSchemaOf(() => [])('vehicles-any')?.fields.get(name);
  if (!role) return `The index of cars has no field ${name}: see the first step of the how-to.`;
  const [, codeNameOfFacet = ''] = facet.forms(name);
  if (Object.values(filterRows).some(({ wire }) => wire === name) || codeNameOfFacet in filterRows)
    return `${name} is a filter already.`;
  switch (role.filter) {
    case 'terms':
    case 'multi-terms':
      return undefined;
    case 'range':
      return `${name} is a range, which needs a unit: write its row by hand, as the how-to describes.`;
    default:
      return `The index can’t count ${name}: see the first step of the how-to.`;
  }
}
