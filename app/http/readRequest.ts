import type { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** What a schema doesn't accept. */
export interface Invalid {
  /** The names of the invalid parts, without values. */
  readonly fields: readonly string[];
  /** One sentence per problem, with the name of its part. */
  readonly problems: readonly string[];
}

/** Reads what a client has sent by a schema. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): Result<z.output<Schema>, Invalid> {
  const read = schema.safeParse(sent);
  if (read.success) return ok(read.data);
  const problems = read.error.issues.map(({ path, message }) => ({
    name: path.join('.'),
    message,
  }));
  return fail({
    fields: [...new Set(problems.map(({ name }) => name))],
    problems: problems.map(({ name, message }) => `${name}: ${message}`),
  });
}

/** The query of a request. */
export function queryOf({ url }: Request): URLSearchParams {
  return new URL(url).searchParams;
}

/** Reads a query by a schema. The last of several values of a parameter counts. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): Result<z.output<Schema>, Invalid> {
  return readAs(schema, Object.fromEntries(query));
}

/** Reads the JSON in the body of a request by a schema; a body above the limit in bytes is invalid. */
export async function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  maxBytes: number,
): Promise<Result<z.output<Schema>, Invalid>> {
  return readAs(schema, await readJsonBody(request, maxBytes));
}

/** The media type of the body, without parameters. */
export function mediaTypeOf({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** The body of a request as text; `undefined` if it exceeds the limit in bytes. */
export async function readBodyText(request: Request, limit: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Parses the body of a request as JSON; `undefined` if it isn't JSON, has another content type or
 * exceeds the limit in bytes.
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') return undefined;
  const text = await readBodyText(request, limit);
  return text === undefined ? undefined : parseJson(text);
}
