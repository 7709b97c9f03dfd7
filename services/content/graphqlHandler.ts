import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { json } from '../http/respond.ts';
import type { Handler, Log } from '../service.ts';
import { renderMode } from './editing.ts';
import { type GraphqlOperation, readOperation } from './graphqlRequest.ts';
import { queryView } from './resolvers/queryView.ts';
import type { World } from './resolvers/world.ts';
import { loadSchema } from './schema.ts';

/** What the GraphQL endpoint needs. */
export interface GraphqlOptions {
  /** The content at this moment. */
  world: () => Pick<World, 'store' | 'media'>;
  log: Log;
}

type Document = { kind: 'valid'; document: DocumentNode } | { kind: 'invalid'; errors: unknown[] };

/** A GraphQL error response without data. */
export function graphqlRefusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json({ errors: [{ message }] }, status, headers);
}

/** Serves GraphQL over POST and GET. */
export function createGraphqlHandler({ world, log }: GraphqlOptions): Handler {
  const schema = loadSchema();
  // The site sends the same dozen queries repeatedly, so each is parsed and validated once.
  const documents = new LRUCache<string, Document>({
    max: 500,
    memoMethod: (query) => readDocument(schema, query),
  });
  return async (request) => {
    if (!['POST', 'GET', 'HEAD'].includes(request.method)) {
      return graphqlRefusal(405, 'GraphQL requests must use POST or GET.', { allow: 'POST, GET' });
    }
    const read = await readOperation(request);
    if (read.kind === 'refused') return graphqlRefusal(read.status, read.message);
    const document = documents.memo(read.operation.query);
    if (document.kind === 'invalid') return json({ errors: document.errors });
    const { origin } = new URL(request.url);
    const view = queryView({ ...world(), mode: renderMode(request.headers), origin });
    const result = await run(schema, document.document, read.operation, view);
    reportBugs(result.errors ?? [], log);
    return json(toWire(result));
  };
}

type Result = Awaited<ReturnType<typeof run>>;

async function run(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variables, operationName }: GraphqlOperation,
  rootValue: object,
) {
  return execute({ schema, document, rootValue, variableValues: variables, operationName });
}

function toWire({ data, errors }: Result): FormattedExecutionResult {
  if (errors === undefined) return { data: data ?? null };
  const shown = errors.map((error) => error.toJSON());
  return data === undefined ? { errors: shown } : { errors: shown, data };
}

function reportBugs(errors: readonly GraphQLError[], log: Log): void {
  for (const { originalError, path } of errors) {
    if (originalError === undefined || originalError === null) continue;
    log(`content: ${path?.join('.')}: ${originalError.stack ?? originalError.message}`);
  }
}

function readDocument(schema: GraphQLSchema, query: string): Document {
  try {
    const document = parse(query);
    const errors = validate(schema, document).map((error) => error.toJSON());
    return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', document };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'invalid', errors: [{ message }] };
  }
}
