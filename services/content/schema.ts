import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

/**
 * A schema of the platform: that of delivery, or that of authoring. It has no resolvers: the views are objects whose members
 * have the fields' names, and graphql-js calls them by default.
 */
export function loadSchema(
  file: './schema.graphql' | './authoring/authoring.graphql',
): GraphQLSchema {
  return buildSchema(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
