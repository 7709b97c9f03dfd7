import { parseEditingRequest } from '../../../editing/editingRequest.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { editingTokens } from '../../../editing/editingTokens.ts';
import { environment } from '../../../services.ts';

/**
 * The page as shown in the editor, as HTML for an iframe. The editor opens and reloads this address with its secret.
 * The page itself needs a signed request, which never leaves the site, so the browser gets nothing with which it could
 * open another page.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (!isEditingSecret(searchParams.get('secret'))) {
    return refusal(401, 'The editing secret is missing or wrong.');
  }
  searchParams.delete('secret');
  const editing = parseEditingRequest(searchParams);
  if (editing.kind === 'invalid') return refusal(400, editing.problems.join('; '));
  const page = await fetch(
    `http://127.0.0.1:${environment.port}/api/editing/page?${editingTokens.sign(searchParams)}`,
    { cache: 'no-store' },
  );
  return new Response(page.body, { status: page.status, headers: frameHeaders(page.headers) });
}

function refusal(status: 400 | 401, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
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
