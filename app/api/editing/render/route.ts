import { parseEditingRequest } from '../../../editing/editingRequest.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { editingTokens } from '../../../editing/editingTokens.ts';
import { reply } from '../../../http/answers.ts';
import { queryOf } from '../../../http/readRequest.ts';
import { environment } from '../../../services.ts';

/**
 * The page as shown in the editor, as HTML for an iframe. The editor opens and reloads this address with its secret.
 * The page itself needs a signed request, which never leaves the site, so the browser gets nothing with which it could
 * open another page.
 */
export async function GET(request: Request): Promise<Response> {
  const query = queryOf(request);
  if (!isEditingSecret(query.get('secret'))) {
    return reply({ message: 'The editing secret is missing or wrong.' }, { status: 401 });
  }
  query.delete('secret');
  const editing = parseEditingRequest(query);
  if (editing.kind === 'invalid') {
    return reply({ message: editing.problems.join('; ') }, { status: 400 });
  }
  const page = await fetch(
    `http://127.0.0.1:${environment.port}/api/editing/page?${editingTokens.sign(query)}`,
    { cache: 'no-store' },
  );
  return new Response(page.body, { status: page.status, headers: frameHeaders(page.headers) });
}

/** The server has computed the policy of the page, which allows the editor to frame it. */
function frameHeaders(page: Headers): Record<string, string> {
  const policy = page.get('content-security-policy');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(policy !== null && { 'content-security-policy': policy }),
  };
}
