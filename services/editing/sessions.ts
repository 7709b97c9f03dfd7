import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readCookie } from '#process/readCookie.ts';
import type { SecretKeys } from '#process/secretKeys.ts';
import { createSignedQueries, type SignedQueries } from '#process/signedQueries.ts';
import type { Editor } from './editor.ts';
import { type Editors, editorKey, type KnownEditor } from './editors.ts';
import type { EndedSessions } from './endedSessions.ts';

/** The session of somebody who has signed in. Times are in ms since 1970. */
export interface Session {
  readonly id: string;
  readonly editor: Editor;
  /** What changing requests have to repeat, which pages of other origins can't read. */
  readonly csrf: string;
  readonly began: number;
  readonly expiry: number;
}

/** Begins, finds and ends sessions. */
export interface Sessions {
  readonly begin: (editor: KnownEditor) => Session;
  /** The session of a request; `undefined` if there is none, or it has ended. */
  readonly find: (request: Request) => Session | undefined;
  /** The cookie that carries a session on, from now. */
  readonly cookieOf: (session: Session) => string;
  /** Whether the session should be carried on with a new cookie. */
  readonly isAging: (session: Session) => boolean;
  /** Ends a session for good. Returns the cookie that replaces its own. */
  readonly end: (session: Session | undefined) => string;
}

export interface SessionsOptions {
  readonly editors: Editors;
  readonly keys: SecretKeys;
  readonly ended: EndedSessions;
  /** Whether browsers reach the services over TLS. */
  readonly isSecure: boolean;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

const minuteMs = 60_000;

/** A session ends after this time without a request (ms). */
const idleMs = 2 * 60 * minuteMs;

/** A session ends this long after the sign-in at the latest (ms): a working day. */
const longestMs = 12 * 60 * minuteMs;

/** Cookies younger than this aren't replaced (ms). */
const renewAfterMs = 5 * minuteMs;

const idText = z.string().regex(/^[\w-]{43}$/);
const sessionQuery = z.object({
  id: idText,
  csrf: idText,
  name: z.string(),
  mark: z.string(),
  began: z.coerce.number(),
});

/** Creates sessions whose facts are in a signed cookie. */
export function createSessions({ editors, keys, ended, isSecure, now }: SessionsOptions): Sessions {
  const queries = createSignedQueries({ keys, purpose: 'sessions of editors', now });
  const name = isSecure ? '__Host-editing' : 'editing';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    begin: ({ name: editorName, role }) => ({
      id: newSecret(),
      editor: { name: editorName, role },
      csrf: newSecret(),
      began: now(),
      expiry: now() + idleMs,
    }),
    find: (request) => {
      const session = readSession(readCookie(request, name), queries, editors);
      return session === undefined || ended.has(session.id) ? undefined : session;
    },
    cookieOf: (session) => {
      const lifetimeMs = Math.min(idleMs, session.began + longestMs - now());
      const query = queries.sign(queryOf(session, editors), lifetimeMs);
      return `${name}=${encodeURIComponent(String(query))}; ${attributes}`;
    },
    isAging: ({ expiry }) => now() >= expiry - idleMs + renewAfterMs,
    end: (session) => {
      if (session) ended.add(session.id, session.began + longestMs);
      return `${name}=; Max-Age=0; ${attributes}`;
    },
  };
}

function queryOf({ id, csrf, began, editor }: Session, editors: Editors): URLSearchParams {
  const mark = editors.get(editorKey(editor.name))?.passwordMark ?? '';
  return new URLSearchParams({ id, csrf, name: editor.name, mark, began: String(began) });
}

/** The session of a cookie. Role and password are those of today's file, so a removed editor has none. */
function readSession(
  cookie: string | undefined,
  { verify }: SignedQueries,
  editors: Editors,
): Session | undefined {
  const query = new URLSearchParams(cookie && decoded(cookie));
  const check = verify(query);
  const read = sessionQuery.safeParse(Object.fromEntries(query));
  if (check.kind !== 'valid' || !read.success) return undefined;
  const { name, mark, ...facts } = read.data;
  const editor = editors.get(editorKey(name));
  if (editor?.passwordMark !== mark) return undefined;
  return { ...facts, editor: { name: editor.name, role: editor.role }, expiry: check.expiry };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
