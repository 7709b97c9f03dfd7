import { cookies, draftMode } from 'next/headers';
import { parseEditingRequest } from '../../../editing/editingRequest.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { environment } from '../../../services.ts';

/**
 * The page as shown in the editor, as HTML for an iframe. The page route trusts its parameters only in
 * draft mode, whose cookie is set only after the secret was checked.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (!isEditingSecret(searchParams.get('secret'))) {
    return Response.json({ message: 'The editing secret is missing or wrong.' }, { status: 401 });
  }
  const editing = parseEditingRequest(searchParams);
  if (editing.kind === 'invalid') {
    return Response.json({ message: editing.problems.join('; ') }, { status: 400 });
  }
  const draft = await draftMode();
  draft.enable();
  searchParams.delete('secret');
  const page = await fetch(
    `http://127.0.0.1:${environment.port}/api/editing/page?${searchParams}`,
    {
      headers: { cookie: await cookieHeader() },
      cache: 'no-store',
    },
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

/** The cookies of the request, and that of draft mode. */
async function cookieHeader(): Promise<string> {
  const all = (await cookies()).getAll();
  return all.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
