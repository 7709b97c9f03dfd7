import { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';
import type { FieldServiceFailure, MediaItem } from '../fields/fieldServices.ts';
import { type AskFailure, askService, posting, type ServiceAnswer } from './ask.ts';
import type { MediaApi } from './mediaApi.ts';

const path = '/edit/api/media';
const uploadPath = `${path}/upload`;

const itemSchema = z
  .object({
    src: z.string(),
    name: z.string(),
    alt: z.string(),
    width: z.number().optional(),
    height: z.number().optional(),
    focalPoint: z.object({ x: z.number(), y: z.number() }).optional(),
  })
  // The service knows its files by their addresses.
  .transform(
    ({ width = 0, height = 0, ...item }): MediaItem => ({ ...item, id: '', width, height }),
  );

const listSchema = z.object({ items: z.array(itemSchema) });

const usesSchema = z.object({
  uses: z.array(
    z.object({
      name: z.string(),
      site: z.string().optional(),
      language: z.string().optional(),
    }),
  ),
});

const refusalSchema = z.object({ kind: z.string() });

/** The media library of the services process. */
export const httpMedia: MediaApi = {
  search: async (kind, words) => {
    const query = new URLSearchParams({ query: words, kind });
    return read(await askService(`${path}?${query}`), listSchema, ({ items }) => items);
  },
  upload: async (csrf, { file, alt, focalPoint }) => {
    const body = new FormData();
    body.set('file', file);
    body.set('alt', alt);
    body.set('focalPoint', JSON.stringify(focalPoint));
    const answer = await askService(path, {
      method: 'POST',
      headers: { 'x-csrf-token': csrf },
      body,
    });
    return read(answer, itemSchema, (item) => item);
  },
  uses: async (src) =>
    read(await askService(`${uploadPath}/uses?${named(src)}`), usesSchema, ({ uses }) => uses),
  change: async (csrf, details) => {
    const question = { ...posting(details, csrf), method: 'PUT' };
    return read(await askService(uploadPath, question), itemSchema, (item) => item);
  },
  remove: async (csrf, src) => {
    const question = { method: 'DELETE', headers: { 'x-csrf-token': csrf } };
    const answer = await askService(`${uploadPath}?${named(src)}`, question);
    return read(answer, z.object({}), () => undefined);
  },
};

function named(src: string): URLSearchParams {
  return new URLSearchParams({ src });
}

function read<Wire, Value>(
  answer: Result<ServiceAnswer, AskFailure>,
  schema: z.ZodType<Wire>,
  toValue: (wire: Wire) => Value,
): Result<Value, FieldServiceFailure> {
  if (!answer.ok) return fail({ reason: gone });
  const { status, body } = answer.value;
  if (status >= 400) return fail({ reason: reasonOf(status, body) });
  const parsed = schema.safeParse(body);
  return parsed.success ? ok(toValue(parsed.data)) : fail({ reason: gone });
}

const gone = 'The media library doesn’t answer. Try again in a moment.';

const reasons: Readonly<Record<string, string>> = {
  'too-large': 'The file is too large.',
  'too-many-pixels': 'The picture has too many pixels.',
  full: 'The media library is full.',
  'unknown-type': 'Files of this type can’t be used.',
  unreadable: 'The file can’t be read. It may be damaged.',
  'no-alternative-text': 'The picture needs alternative text.',
  used: 'A page uses it meanwhile, so it can’t be deleted.',
  unknown: 'The file isn’t in the library any more.',
};

function reasonOf(status: number, body: unknown): string {
  if (status === 401) return 'Your session has ended. Sign in again.';
  const kind = refusalSchema.safeParse(body).data?.kind;
  return (kind === undefined ? undefined : reasons[kind]) ?? 'The media library refuses this file.';
}
