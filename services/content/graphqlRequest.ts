import { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { readText } from '../http/body.ts';

const bodySchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** A GraphQL operation as received over HTTP. */
export type GraphqlOperation = z.infer<typeof bodySchema>;

/** The operation, or why the request is refused. */
export type OperationResult =
  | { kind: 'operation'; operation: GraphqlOperation }
  | { kind: 'refused'; status: number; message: string };

/** Reads an operation from a POST body or a GET query string. */
export async function readOperation(
  request: Request,
  maxBytes = 1_000_000,
): Promise<OperationResult> {
  if (request.method === 'POST') return readBody(request, maxBytes);
  const parameters = new URL(request.url).searchParams;
  const written = parameters.get('variables');
  const variables = parseJson(written);
  if (written !== null && variables === undefined) return refuse('"variables" is not JSON.');
  const operationName = parameters.get('operationName');
  return check({ query: parameters.get('query'), variables, operationName });
}

async function readBody(request: Request, maxBytes: number): Promise<OperationResult> {
  const body = await readText(request, maxBytes);
  if (body.kind === 'tooLarge')
    return refuse(`The query is larger than ${maxBytes / 1_000_000} MB.`, 413);
  const parsed = parseJson(body.text);
  return parsed === undefined ? refuse('The body is not JSON.') : check(parsed);
}

function check(value: unknown): OperationResult {
  const result = bodySchema.safeParse(value);
  if (result.success) return { kind: 'operation', operation: result.data };
  return refuse('A request needs a "query" (text), and may have "variables" and "operationName".');
}

function refuse(message: string, status = 400): OperationResult {
  return { kind: 'refused', status, message };
}
