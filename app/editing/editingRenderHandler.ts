import { z } from 'zod';
import { reply } from '../http/answers.ts';
import { queryOf, readBody } from '../http/readRequest.ts';
import { parseEditingRequest } from './editingRequest.ts';
import type { EditorCors } from './editorCors.ts';
import { componentUpdates, packUpdates } from './packedUpdates.ts';

interface EditingRenderTools {
  readonly isSecret: (given: string | null) => boolean;
  /** Whether the platform delivers components of its builder at an address. */
  readonly ownsComponent: (src: string) => boolean;
  /** Fetches the page of a query from the site itself, with these headers. */
  readonly fetchPage: (
    query: URLSearchParams,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly cors: Pick<EditorCors, 'headersOf'>;
}

type Handler = (request: Request) => Promise<Response>;

/** As large as the server takes (bytes). */
const maxBytes = 1_000_000;

const updateBody = z.object({ updates: componentUpdates });

/**
 * The page as shown in the editor, as HTML for an iframe. The editor opens and reloads this address with its secret.
 * The page itself needs a signed request, which never leaves the site, so the browser gets nothing with which it could
 * open another page. A component of the Design Library posts what the editor has changed to the address of its page.
 */
export function createEditingRenderHandlers(tools: EditingRenderTools): {
  readonly GET: Handler;
  readonly POST: Handler;
} {
  return {
    GET: (request) => answer(request, tools, async () => ({ kind: 'query', query: {} })),
    POST: (request) => answer(request, tools, () => readUpdates(request)),
  };
}

/** Additional query parameters for the page, or the reason for a refusal. */
type More =
  | { readonly kind: 'query'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly status: 400 | 413; readonly message: string };

async function readUpdates(request: Request): Promise<More> {
  const body = await readBody(updateBody, request, maxBytes);
  if (!body.ok) return { kind: 'refused', status: 400, message: body.failure.problems.join('; ') };
  const update = packUpdates(body.value.updates);
  if (update !== undefined) return { kind: 'query', query: { update } };
  return { kind: 'refused', status: 413, message: 'The updates are too large.' };
}

async function answer(
  request: Request,
  { isSecret, ownsComponent, fetchPage, cors }: EditingRenderTools,
  readMore: () => Promise<More>,
): Promise<Response> {
  const allowed = cors.headersOf(request);
  const refuse = (status: number, message: string) =>
    reply({ message }, { status, headers: allowed });
  const query = queryOf(request);
  if (!isSecret(query.get('secret'))) return refuse(401, 'The editing secret is missing or wrong.');
  query.delete('secret');
  const more = await readMore();
  if (more.kind === 'refused') return refuse(more.status, more.message);
  for (const [name, value] of Object.entries(more.query)) query.set(name, value);
  const editing = parseEditingRequest(query);
  if (editing.kind === 'invalid') return refuse(400, editing.problems.join('; '));
  if (editing.kind === 'built-component' && !ownsComponent(editing.src))
    return refuse(400, 'feaasSrc: must be an address of the platform');
  const page = await fetchPage(query, credentialsOf(request));
  const headers = { ...allowed, ...frameHeaders(page.headers) };
  return new Response(page.body, { status: page.status, headers });
}

/** The platform's own credentials. Others, such as a password of a proxy in front of the site, are not for the platform. */
function credentialsOf({ headers }: Request): Readonly<Record<string, string>> {
  const authorization = headers.get('authorization') ?? '';
  return /^bearer /i.test(authorization) ? { authorization } : {};
}

/** The server has computed the policy of the page, which allows the editor to frame it. */
function frameHeaders(page: Headers): Readonly<Record<string, string>> {
  const policy = page.get('content-security-policy');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(policy !== null && { 'content-security-policy': policy }),
  };
}
