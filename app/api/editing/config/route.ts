import { registry } from '#blocks/registry.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { corsHeaders } from '../../../editing/corsHeaders.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';

/** The configuration for the platform's page editor: the components of this site and its edit mode. */
export function GET(request: Request): Response {
  const headers = corsHeaders(request.headers.get('origin'));
  const secret = new URL(request.url).searchParams.get('secret');
  if (!isEditingSecret(secret)) {
    return Response.json(
      { message: 'The editing secret is missing or wrong.' },
      { status: 401, headers },
    );
  }
  const { dependencies } = manifest;
  const packages = { next: dependencies.next, react: dependencies.react };
  const configuration = { components: Object.keys(registry), packages, editMode: 'metadata' };
  return Response.json(configuration, { headers });
}

/** The browser's CORS preflight. */
export function OPTIONS(request: Request): Response {
  const headers = corsHeaders(request.headers.get('origin'));
  return new Response(null, { status: 204, headers: { ...headers, allow: 'GET, OPTIONS' } });
}
