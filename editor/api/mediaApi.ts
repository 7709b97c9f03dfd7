import { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';
import type {
  FieldServiceFailure,
  MediaItem,
  MediaKind,
  MediaUpload,
} from '../fields/fieldServices.ts';
import { type AskFailure, askService, type ServiceAnswer } from './ask.ts';

type Answer<Value> = Promise<Result<Value, FieldServiceFailure>>;

/** The media library. No function rejects. */
export interface MediaApi {
  /** The newest for no words. */
  readonly search: (
    kind: MediaKind,
    words: string,
    signal: AbortSignal,
  ) => Answer<readonly MediaItem[]>;
  readonly upload: (upload: MediaUpload) => Answer<MediaItem>;
}

const endpoint = '/edit/api/media';

const itemSchema = z
  .object({
    src: z.string(),
    name: z.string(),
    alt: z.string(),
    width: z.number().default(0),
    height: z.number().default(0),
  })
  // The service knows its items by their addresses.
  .transform((item): MediaItem => ({ ...item, id: '' }));

const listSchema = z.object({ items: z.array(itemSchema) });

const refusalSchema = z.object({ message: z.string() });

/** The media library of the services process. */
export function createHttpMedia(csrf: () => string): MediaApi {
  return {
    search: async (kind, words, signal) => {
      const query = new URLSearchParams({ kind, query: words });
      const asked = await askService(`${endpoint}?${query}`, { signal });
      return mapped(read(asked, listSchema), ({ items }) => items);
    },
    upload: async ({ file, alt, focalPoint }) => {
      const body = new FormData();
      body.append('alt', alt);
      body.append('focalPoint', JSON.stringify(focalPoint));
      body.append('file', file);
      const headers = { 'x-csrf-token': csrf() };
      return read(await askService(endpoint, { method: 'POST', headers, body }), itemSchema);
    },
  };
}

function read<Value>(
  asked: Result<ServiceAnswer, AskFailure>,
  schema: z.ZodType<Value>,
): Result<Value, FieldServiceFailure> {
  if (!asked.ok) return fail({ reason: goneReasons[asked.failure.kind] });
  const { status, body } = asked.value;
  if (status >= 400) return fail({ reason: refusalOf(status, body) });
  const answer = schema.safeParse(body);
  return answer.success ? ok(answer.data) : fail({ reason: goneReasons['service-gone'] });
}

const goneReasons: Readonly<Record<AskFailure['kind'], string>> = {
  offline: 'This computer has no network.',
  'service-gone': 'The media library doesn’t answer. Try again in a moment.',
};

function refusalOf(status: number, body: unknown): string {
  if (status === 401) return 'Your session has ended. Sign in again in another window.';
  const refusal = refusalSchema.safeParse(body);
  return refusal.success ? refusal.data.message : `The media library refuses it (${status}).`;
}

function mapped<From, To>(
  result: Result<From, FieldServiceFailure>,
  map: (value: From) => To,
): Result<To, FieldServiceFailure> {
  return result.ok ? ok(map(result.value)) : result;
}
