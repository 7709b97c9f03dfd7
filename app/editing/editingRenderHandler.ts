import { reply } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { parseEditingRequest } from './editingRequest.ts';
import type { EditorCors } from './editorCors.ts';

interface EditingRenderTools {
  readonly isSecret: (given: string | null) => boolean;
  /** Fetches the page of a query from the site itself, with these headers. */
  readonly fetchPage: (
    query: URLSearchParams,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly cors: Pick<EditorCors, 'headersOf'>;
}

/**
 * The page as shown in the editor, as HTML for an iframe. The editor opens and reloads this address with its secret.
 * The page itself needs a signed request, which never leaves the site, so the browser gets nothing with which it could
 * open another page.
 */
export function createEditingRenderHandler({
  isSecret,
  fetchPage,
  cors,
}: EditingRenderTools): (request: Request) => Promise<Response> {
  return async (request) => {
    const allowed = cors.headersOf(request);
    const query = queryOf(request);
    if (!isSecret(query.get('secret'))) {
      const message = 'The editing secret is missing or wrong.';
      return reply({ message }, { status: 401, headers: allowed });
    }
    query.delete('secret');
    const editing = parseEditingRequest(query);
    if (editing.kind === 'invalid') {
      const message = editing.problems.join('; ');
      return reply({ message }, { status: 400, headers: allowed });
    }
    const page = await fetchPage(query, credentialsOf(request));
    const headers = { ...allowed, ...frameHeaders(page.headers) };
    return new Response(page.body, { status: page.status, headers });
  };
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
