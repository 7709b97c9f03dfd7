import { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';
import { askService, posting, type ServiceAnswer } from './ask.ts';
import type { AuthoringFailure } from './authoringFailure.ts';

const endpoint = '/sitecore/api/authoring/graphql/v1';

const errorSchema = z.object({
  message: z.string(),
  extensions: z
    .object({
      code: z.string().optional(),
      field: z.string().optional(),
      revision: z.string().optional(),
      conflicts: z
        .array(
          z.object({ field: z.string(), yours: z.string(), theirs: z.string(), base: z.string() }),
        )
        .optional(),
    })
    .optional(),
});

type GraphqlError = z.infer<typeof errorSchema>;

const answerSchema = z.object({
  data: z.unknown(),
  errors: z.array(errorSchema).optional(),
});

/** Sends an operation to the authoring API and reads its data. */
export async function askAuthoring<Value>(
  csrf: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Value>,
): Promise<Result<Value, AuthoringFailure>> {
  const asked = await askService(endpoint, posting({ query, variables }, csrf));
  if (!asked.ok) return asked;
  return readAuthoring(asked.value, schema);
}

/** Reads the answer of the authoring API. */
export function readAuthoring<Value>(
  { status, body }: Pick<ServiceAnswer, 'status' | 'body'>,
  schema: z.ZodType<Value>,
): Result<Value, AuthoringFailure> {
  const answer = answerSchema.safeParse(body);
  const [error] = answer.data?.errors ?? [];
  if (error) return fail(failureOf(error));
  if (status === 401) return fail({ kind: 'signed-out' });
  if (status === 403) return fail({ kind: 'forbidden' });
  if (status === 413) return fail({ kind: 'too-large' });
  if (!answer.success) return fail({ kind: 'malformed', reason: answer.error.message });
  const read = schema.safeParse(answer.data.data);
  return read.success ? ok(read.data) : fail({ kind: 'malformed', reason: read.error.message });
}

function failureOf({ message, extensions = {} }: GraphqlError): AuthoringFailure {
  switch (extensions.code) {
    case 'UNAUTHENTICATED':
      return { kind: 'signed-out' };
    case 'FORBIDDEN':
      return { kind: 'forbidden' };
    case 'NOT_FOUND':
      return { kind: 'not-found' };
    case 'TOO_LARGE':
      return { kind: 'too-large' };
    case 'CONFLICT':
      return {
        kind: 'conflict',
        revision: extensions.revision ?? '',
        conflicts: extensions.conflicts ?? [],
      };
    case 'INVALID':
      return { kind: 'invalid', field: extensions.field, message };
    default:
      return { kind: 'service-gone', reason: message };
  }
}
