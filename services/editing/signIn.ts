import { networkOf } from '#process/clientNetwork.ts';
import { createMemoryRateLimitStore } from '#storage/rateLimits/memoryRateLimitStore.ts';
import { type RefundingLimiter, takeAll } from '#storage/rateLimits/rateLimit.ts';
import {
  createReportingLimiter,
  type ReportedLimit,
} from '#storage/rateLimits/reportingLimiter.ts';
import { readBody } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import type { Handler, Log } from '../service.ts';
import { type Editors, editorKey, type KnownEditor } from './editors.ts';
import { isPassword } from './passwordHash.ts';
import { signInBody } from './wire.ts';

/** What signing in needs. */
export interface SignInOptions {
  readonly editors: Editors;
  /** The answer to an editor who has signed in. */
  readonly welcome: (editor: KnownEditor, request: Request) => Response;
  readonly isOwnOrigin: (request: Request) => boolean;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const windowMs = 15 * 60_000;

// One process answers all sign-ins, so it counts in memory.
const counted = { windowMs, whenUnavailable: 'refuse' } as const;

/** Who mistypes a password tries it a few times; a program would have 40 guesses an hour. */
const limitOfName: ReportedLimit = {
  ...counted,
  name: 'sign-ins-of-editor',
  max: 10,
  countedBy: 'name',
};

/** Some editors share the address of an office. */
const limitOfAddress: ReportedLimit = {
  ...counted,
  name: 'sign-ins',
  max: 30,
  countedBy: 'client',
};

// Some megabytes.
const maxKeys = 10_000;

/** Checks names and passwords. Only failed attempts count. */
export function createSignIn(options: SignInOptions): Handler {
  const store = createMemoryRateLimitStore({ maxKeys, now: options.now });
  const ofName = createReportingLimiter(limitOfName, { ...options, store });
  const ofAddress = createReportingLimiter(limitOfAddress, { ...options, store });
  return async (request) => {
    if (!options.isOwnOrigin(request)) return json({ kind: 'forged' }, 403);
    const body = await readBody(request, signInBody);
    if (body instanceof Response) return body;
    const counts: (readonly [RefundingLimiter, string])[] = [
      [ofAddress, clientOf(request)],
      [ofName, editorKey(body.name)],
    ];
    const admission = await takeAll(counts);
    if (admission.kind === 'unavailable') return json({ kind: 'unavailable' }, 503);
    if (admission.kind === 'refused') return limited(admission.retryAfterSeconds);
    const editor = await findEditor(options.editors, body);
    if (!editor) return json({ kind: 'wrong' }, 401);
    for (const [limiter, key] of counts) await limiter.giveBack(key);
    return options.welcome(editor, request);
  };
}

/** An unknown name costs the hash of a password as well, so that the time of an answer doesn't tell names. */
async function findEditor(
  editors: Editors,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<KnownEditor | undefined> {
  const editor = editors.get(editorKey(name));
  const [anyone] = editors.values();
  const compared = editor ?? anyone;
  if (compared === undefined) return undefined;
  const isRight = await isPassword(password, compared.password);
  return isRight ? editor : undefined;
}

function limited(retryAfterSeconds: number): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return json({ kind: 'limited', retryAfterSeconds }, 429, headers);
}

/**
 * What a client is counted by. Other machines come through a proxy, which adds their address at the end of the header; only
 * the proxy reaches the services.
 */
function clientOf({ headers }: Request): string {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return address ? networkOf(address) : 'this machine';
}
