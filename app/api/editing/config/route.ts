import { registry } from '#blocks/registry.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { corsHeaders } from '../../../editing/corsHeaders.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { reply } from '../../../http/answers.ts';
import { queryOf } from '../../../http/readRequest.ts';

/** The configuration for the platform's page editor: the components of this site and its edit mode. */
export function GET(request: Request): Response {
  const headers = corsHeaders(request.headers.get('origin'));
  const secret = queryOf(request).get('secret');
  if (!isEditingSecret(secret)) {
    return reply({ message: 'The editing secret is missing or wrong.' }, { status: 401, headers });
  }
  const { dependencies } = manifest;
  const packages = { next: dependencies.next, react: dependencies.react };
  const configuration = { components: Object.keys(registry), packages, editMode: 'metadata' };
  return reply(configuration, { headers });
}

/** The browser's CORS preflight. */
export function OPTIONS(request: Request): Response {
  const headers = corsHeaders(request.headers.get('origin'));
  return new Response(null, { status: 204, headers: { ...headers, allow: 'GET, OPTIONS' } });
}
