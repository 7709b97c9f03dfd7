import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLOutputType,
  getNamedType,
  graphqlSync,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { readWire } from '../../http/readWire.ts';
import type { Ask } from '../ask.ts';

/** The platform's schema, which the embedded content service answers by as well. */
const schema = buildSchema(readFileSync('services/content/schema.graphql', 'utf8'));

/** Fields of a query's answer, such as `layout.item.rendered`, by the name of the query. */
type Fields = Map<string, Set<string>>;

/** A platform that has an answer to every query, and knows which fields of its answers were read. */
export interface SchemaPlatform {
  readonly ask: Ask;
  /** The texts of the queries that were sent. */
  readonly queries: ReadonlySet<string>;
  /** What the queries select. */
  readonly selected: Fields;
  readonly read: Fields;
}

/**
 * Answers every query from the platform's schema, with one entry in each list and made-up values. A query that the schema
 * doesn't allow, or that lacks a variable, makes the question fail.
 */
export function createSchemaPlatform(): SchemaPlatform {
  const platform = { queries: new Set<string>(), selected: new Map(), read: new Map() };
  const ask: Ask = async (query, variables, answerSchema) => {
    const name = /^\s*query (\w+)/m.exec(query)?.[1] ?? '';
    const { data, errors } = graphqlSync({
      schema,
      source: query,
      // Variables travel as JSON, which has no `undefined`.
      variableValues: JSON.parse(JSON.stringify(variables)),
      fieldResolver: (_source, _args, _context, { returnType }) => sampleOf(returnType),
      typeResolver: (_value, _context, _info, { name: type }) => typeOfInterface[type],
    });
    platform.queries.add(query);
    if (errors) throw new Error(`${name}: ${errors.map(({ message }) => message).join(' ')}`);
    collectFields(data, '', fieldsIn(platform.selected, name));
    return readWire(answerSchema, recording(data, '', fieldsIn(platform.read, name)));
  };
  return { ...platform, ask };
}

/** The type that is used for each interface: one that has the fields that queries select. */
const typeOfInterface: Readonly<Record<string, string>> = {
  Item: 'UnknownItem',
  ItemField: 'DateField',
};

const layout = { sitecore: { context: {}, route: { name: 'page', placeholders: {} } } };

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Int: 1,
  Float: 1,
  Long: 1,
  JSON: layout,
};

function sampleOf(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  return isScalarType(named) ? (scalars[named.name] ?? 'text') : {};
}

function fieldsIn(fields: Fields, query: string): Set<string> {
  const own = fields.get(query) ?? new Set();
  fields.set(query, own);
  return own;
}

/** What is inside a JSON value is no field of the schema. */
function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value !== layout;
}

function collectFields(value: unknown, place: string, fields: Set<string>): void {
  if (!isPart(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOf(value, place, name);
    if (path !== place) fields.add(path);
    collectFields(part, path, fields);
  }
}

/** The entries of a list have the path of the list. */
function pathOf(value: object, place: string, name: string): string {
  if (Array.isArray(value)) return place;
  return place === '' ? name : `${place}.${name}`;
}

/** The value, which adds the fields that are read of it, whether it has them or not. */
function recording(value: unknown, place: string, fields: Set<string>): unknown {
  if (!isPart(value)) return value;
  return new Proxy(value, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || name in Object.prototype) return part;
      const path = pathOf(target, place, name);
      if (path !== place) fields.add(path);
      return recording(part, path, fields);
    },
  });
}
