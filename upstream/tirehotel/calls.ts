import type { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ProviderFailure } from '#domain/tireHotel/provider.ts';
import { readWire } from '../http/readWire.ts';
import { type HttpTools, type JsonAnswer, requestAnyJson, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import { parseMessage } from './parse.ts';
import { wireInvalid, wireMessage } from './wire.ts';

/** Options of `createCalls`. */
export interface CallOptions {
  /** The tire hotel's URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /** The gate of the tire hotel. */
  readonly upstream: Upstream;
  readonly tools?: HttpTools | undefined;
}

interface Call {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** Of a verified visitor. */
  readonly token?: string;
  /** The same for all attempts of one booking. */
  readonly key?: string;
}

/** Calls the interface of the tire hotel. */
export type Calls = ReturnType<typeof createCalls>;

/** Creates calls that pass the gate of the tire hotel. */
export function createCalls(options: CallOptions) {
  return {
    /** Reads the answer by a schema. */
    ask: async <Schema extends z.ZodType>(schema: Schema, call: Call, maxWaitMs?: number) => {
      const question = async () => {
        const answer = await send(options, call);
        return answer.ok ? readWire(schema, answer.value) : answer;
      };
      return options.upstream.ask(question, isAnswer, { maxWaitMs });
    },
    /** Ignores the content of a good answer. */
    post: async (call: Call): Promise<Result<undefined, ProviderFailure>> => {
      const answer = await options.upstream.ask(() => send(options, call), isAnswer);
      return answer.ok ? ok(undefined) : answer;
    },
  };
}

/** Whether a failure is an answer with a meaning, and no outage. */
function isAnswer({ kind }: ProviderFailure): boolean {
  switch (kind) {
    case 'no-agreement':
    case 'refused':
    case 'invalid-request':
    case 'login-ended':
      return true;
    default:
      return false;
  }
}

async function send(
  { url, key, timeoutMs, tools = systemTools }: CallOptions,
  { path, query = {}, method = 'POST', body, token, key: bookingKey }: Call,
): Promise<Result<unknown, ProviderFailure>> {
  const headers: Record<string, string> = { 'x-api-key': key };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (bookingKey !== undefined) headers['idempotency-key'] = bookingKey;
  const search = new URLSearchParams(query).toString();
  const address = search ? `${url}/${path}?${search}` : `${url}/${path}`;
  const answer = await requestAnyJson(tools, { url: address, headers, method, body, timeoutMs });
  if (!answer.ok) return answer;
  const refusal = refusalIn(answer.value, { path, isVerified: token !== undefined });
  return refusal ? fail(refusal) : ok(answer.value.body);
}

/** The failure that an answer means; `undefined` for a success. */
function refusalIn(
  { status, body }: JsonAnswer,
  { path, isVerified }: { readonly path: string; readonly isVerified: boolean },
): ProviderFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 && path === 'authorization/search') return { kind: 'no-agreement' };
  if (status === 403 && isVerified) return { kind: 'login-ended' };
  const invalid = wireInvalid.safeParse(body);
  if (status === 400 && invalid.success) return { kind: 'invalid-request', ...invalid.data };
  const { data } = wireMessage.safeParse(body);
  const message = data && parseMessage(data.message);
  const isTaken = status === 409 && path === 'booking/create';
  if (message) return { kind: 'refused', message, ...(isTaken && { isTaken }) };
  if (status === 401 || status === 403) return { kind: 'unauthorized' };
  return { kind: 'server-error', status };
}
