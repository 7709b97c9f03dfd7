import type { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';

/** Reads a value of an upstream with its schema. The failure names the first problem and its place. */
export function readWire<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.infer<Schema>, Extract<UpstreamFailure, { readonly kind: 'malformed' }>> {
  const wire = schema.safeParse(value);
  if (wire.success) return ok(wire.data);
  const [issue] = wire.error.issues;
  const place = issue?.path.join('.');
  return fail({ kind: 'malformed', reason: `${place ? `${place}: ` : ''}${issue?.message}` });
}
