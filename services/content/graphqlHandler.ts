import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { json } from '../http/respond.ts';
import type { Log } from '../service.ts';
import { type GraphqlOperation, readOperation } from './graphqlRequest.ts';

/** What a GraphQL endpoint needs. */
export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  /** Largest body (bytes). */
  readonly maxBytes?: number | undefined;
  readonly log: Log;
}

/** Answers a request. `root` has the members of the schema's root types, and is asked for only if the request is valid. */
export type GraphqlHandler = (request: Request, root: () => object) => Promise<Response>;

type Document = { kind: 'valid'; document: DocumentNode } | { kind: 'invalid'; errors: unknown[] };

/** A GraphQL error response without data. */
export function graphqlRefusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code?: string,
): Response {
  const extensions = code === undefined ? {} : { extensions: { code } };
  return json({ errors: [{ message, ...extensions }] }, status, headers);
}

/** Serves GraphQL over POST and GET. */
export function createGraphqlHandler({ schema, maxBytes, log }: GraphqlOptions): GraphqlHandler {
  // Callers send the same dozen queries repeatedly, so each is parsed and validated once.
  const documents = new LRUCache<string, Document>({
    max: 500,
    memoMethod: (query) => readDocument(schema, query),
  });
  return async (request, root) => {
    if (!['POST', 'GET', 'HEAD'].includes(request.method)) {
      return graphqlRefusal(405, 'GraphQL requests must use POST or GET.', { allow: 'POST, GET' });
    }
    const read = await readOperation(request, maxBytes);
    if (read.kind === 'refused') {
      const code = read.status === 413 ? 'TOO_LARGE' : undefined;
      return graphqlRefusal(read.status, read.message, {}, code);
    }
    const document = documents.memo(read.operation.query);
    if (document.kind === 'invalid') return json({ errors: document.errors });
    const result = await run(schema, document.document, read.operation, root());
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
    // Refusals are thrown as errors of GraphQL.
    if (!originalError || originalError instanceof GraphQLError) continue;
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
