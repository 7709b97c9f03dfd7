import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

/**
 * The platform's schema. It has no resolvers: the views in `resolvers/` are objects whose
 * members have the fields' names, and graphql-js calls them by default.
 */
export function loadSchema(): GraphQLSchema {
  return buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));
}
