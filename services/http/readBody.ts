import type { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { readText } from './body.ts';
import { refusal } from './respond.ts';

/** The body of a request as a schema reads it, or a refusal that names the first problem. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = 100_000,
): Promise<z.output<Schema> | Response> {
  const body = await readText(request, maxBytes);
  if (body.kind === 'tooLarge') return refusal(413, `The body has more than ${maxBytes} bytes.`);
  const json = parseJson(body.text);
  if (json === undefined) return refusal(400, 'The body is not JSON.');
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refusal(400, `${issue?.path.join('.') || 'the body'}: ${issue?.message}`);
}
