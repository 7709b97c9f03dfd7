import { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';
import { countries } from '#domain/sites/site.ts';
import { askService, posting, type ServiceAnswer } from './ask.ts';
import type { EditorSession, PreviewLink, SessionApi, SessionFailure } from './sessionApi.ts';

const api = '/edit/api';

const sessionSchema = z.object({
  editor: z.object({ name: z.string(), role: z.enum(['editor', 'publisher']) }),
  csrf: z.string(),
  sites: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      origin: z.string(),
      language: z.string(),
      languages: z.array(z.string()),
      country: z.enum(countries).optional(),
      timeZone: z.string().optional(),
      editingUrl: z.string(),
    }),
  ),
});

const refusalSchema = z.object({
  kind: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  demoEditor: z.object({ name: z.string(), password: z.string() }).optional(),
});

const previewLinkSchema = z.object({ url: z.string(), expiresAt: z.string() });

/** The sessions of the services process. */
export const httpSession: SessionApi = {
  session: () => ask('/session', sessionSchema),
  signIn: (name, password) =>
    ask('/sign-in', sessionSchema, posting({ name, password }, undefined)),
  signOut: async (csrf) => {
    await askService(`${api}/sign-out`, posting({}, csrf));
  },
  previewLink: (csrf, page) => ask('/preview-links', previewLinkSchema, posting(page, csrf)),
};

async function ask<Value extends EditorSession | PreviewLink>(
  path: string,
  schema: z.ZodType<Value>,
  init?: RequestInit,
): Promise<Result<Value, SessionFailure>> {
  const asked = await askService(`${api}${path}`, init);
  if (!asked.ok) return asked;
  if (asked.value.status >= 400) return fail(refusalOf(asked.value));
  const read = schema.safeParse(asked.value.body);
  return read.success ? ok(read.data) : fail({ kind: 'service-gone', reason: read.error.message });
}

const defaultWaitSeconds = 60;

function refusalOf({ status, body }: ServiceAnswer): SessionFailure {
  const { kind, retryAfterSeconds, demoEditor } = refusalSchema.safeParse(body).data ?? {};
  if (status === 429) {
    return { kind: 'limited', retryAfterSeconds: retryAfterSeconds ?? defaultWaitSeconds };
  }
  if (kind === 'wrong') return { kind: 'wrong' };
  if (status === 401 || status === 403) return { kind: 'signed-out', demoEditor };
  return { kind: 'service-gone', reason: `status ${status}` };
}
