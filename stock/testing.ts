import { createSchemaOf } from './schemas.ts';

const languages: Readonly<Record<string, readonly string[]>> = {
  'nordvik-se': ['sv'],
  'nordvik-no': ['nb'],
  'nordvik-uk': ['en'],
  'carstore-fi': ['fi', 'sv'],
  'carstore-sk': ['sk'],
};

/** The schemas of indices in tests, one site for each language. */
export const testSchemaOf = createSchemaOf((site) => languages[site] ?? []);
