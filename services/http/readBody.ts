import type { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { readText } from './body.ts';
import { refusal } from './respond.ts';

interface ReadOptions {
  readonly maxBytes?: number;
  /** The refusal of a body that isn't JSON or that the schema refuses, from the paths of its invalid parts. */
  readonly refuseInvalid?: (fields: readonly string[]) => Response;
}

/** The body of a request as a schema reads it, or a refusal, which names the first problem by default. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { maxBytes = 100_000, refuseInvalid }: ReadOptions = {},
): Promise<z.output<Schema> | Response> {
  const body = await readText(request, maxBytes);
  if (body.kind === 'tooLarge') return refusal(413, `The body has more than ${maxBytes} bytes.`);
  const json = parseJson(body.text);
  if (json === undefined) return refuseInvalid?.(['body']) ?? refusal(400, 'The body is not JSON.');
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  if (refuseInvalid) return refuseInvalid(invalidPaths(read.error));
  const [issue] = read.error.issues;
  return refusal(400, `${issue?.path.join('.') || 'the body'}: ${issue?.message}`);
}

/** The paths of all invalid parts, each once. */
export function invalidPaths({ issues }: z.ZodError): readonly string[] {
  return [...new Set(issues.map(({ path }) => path.join('.')))];
}
